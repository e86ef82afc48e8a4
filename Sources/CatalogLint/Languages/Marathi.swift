extension Language {
  /// Marathi.
  static let marathi = Language(
    code: "mr",
    signs: "Rs=INR",
    amounts: """
      money=Rs: रुपये, रुपए, रुपया, रुपयों, रुपयांत, रु., रूपये
      money=Rs whole: रु
      before money=Rs: रु., रु, रुपये
      minute: मिनट, मिनिटे
      hour: घंटा, घंटे, घंटों, तास
      day: दिन, दिवस
      week: सप्ताह, हफ़्ते, हफ्ते, हफ़्ता, आठवडा, आठवडे
      month: महीना, महीने, माह, महिना, महिने
      year: साल, वर्ष, वर्षे
      percent: प्रतिशत, टक्के
      before ordinal: स्तर, लेव्हल, अध्याय, भाग
      magnitude=100000: lakh, lakhs, लाख
      magnitude=1000: हज़ार, हजार
      beside counted: सिक्के, सिक्का, रत्न, हीरे, सोना, सोने, अंक, नाणी
      """,
    kin: "hi")
}
