// ../../tmp/time.ts
import { mkdtempSync as mkdtempSync2 } from "node:fs";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join8 } from "node:path";
import pg3 from "pg";

// contract/src/reference.ts
import { z as z2 } from "zod";

// contract/src/access.ts
var allow = (...who) => (conditions = {}) => ({
  callers: who,
  notFrozen: false,
  complete: false,
  owned: false,
  ...conditions
});
var access = {
  public: allow("guest", "talent", "recruiter", "admin"),
  member: allow("talent", "recruiter"),
  talent: allow("talent"),
  recruiter: allow("recruiter"),
  admin: allow("admin"),
  memberOrAdmin: allow("talent", "recruiter", "admin"),
  talentOrAdmin: allow("talent", "admin"),
  recruiterOrAdmin: allow("recruiter", "admin")
};

// contract/src/endpoint.ts
var endpoint = (definition) => definition;

// contract/src/scalars.ts
import { z } from "zod";
var maxId = 2147483647;
var Id = z.int().min(1).max(maxId);
var IdInPath = z.coerce.number().pipe(Id);
var Line = (max) => z.string().trim().min(1).max(max);
var Instant = z.iso.datetime({ offset: true });
var ListOf = (item) => z.object({
  results: z.array(item),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  totalResults: z.int()
});

// contract/src/reference.ts
var ReferenceItem = z2.object({ id: Id, name: z2.string() }).meta({ id: "ReferenceItem" });
var GroupedReferenceItem = z2.object({ id: Id, name: z2.string(), group: z2.string() }).meta({ id: "GroupedReferenceItem" });
var City = z2.object({ id: Id, name: z2.string(), state: z2.string(), country_id: Id }).meta({ id: "City" });
var Country = z2.object({ id: Id, name: z2.string(), iso_code: z2.string() }).meta({ id: "Country" });
var Language = z2.object({ id: Id, name: z2.string(), native_name: z2.string(), iso_code: z2.string() }).meta({ id: "Language" });
var Nationality = z2.object({ id: Id, name: z2.string(), country_id: Id }).meta({ id: "Nationality" });
var SizeType = z2.object({ id: Id, code: z2.string(), name: z2.string(), kind: z2.enum(["length", "weight"]) }).meta({ id: "SizeType" });
var Items = z2.array(ReferenceItem);
var GroupedItems = z2.array(GroupedReferenceItem);
var MasterData = z2.object({
  education_levels: Items,
  id_proof_types: Items,
  age_options: z2.array(z2.int()),
  genders: Items,
  countries: z2.array(Country),
  cities: z2.array(City),
  languages: z2.array(Language),
  language_levels: Items,
  accents: GroupedItems,
  skills: GroupedItems,
  hobbies: GroupedItems,
  project_types: Items,
  looks: Items,
  hair_colors: Items,
  hair_types: Items,
  eye_colors: Items,
  skin_tones: Items,
  body_types: Items,
  nationalities: z2.array(Nationality),
  roles: Items,
  size_types: z2.array(SizeType),
  social_networks: Items,
  acting_educations: Items,
  achievements: Items
}).meta({ id: "MasterData" });
var read = (path, summary, response) => endpoint({ method: "GET", path, tag: "reference", summary, access: access.public(), response });
var typeahead = (path, summary, body) => endpoint({
  method: "POST",
  path,
  tag: "reference",
  summary,
  access: access.public(),
  body,
  response: ListOf(GroupedReferenceItem)
});
var getMasterData = read(
  "/v1/get-all-masterData",
  "Every reference list in one cacheable answer",
  MasterData
);
var getHobbies = read("/v1/hobbies/get-all", "Hobbies", ListOf(GroupedReferenceItem));
var getSkills = read("/v1/skills/get-all", "Skills", ListOf(GroupedReferenceItem));
var getProjectTypes = read("/v1/project_type/get-all", "Project types", ListOf(ReferenceItem));
var getProjectTypesForProjects = read(
  "/v1/project-type-new/get-all",
  "Project types a new project can have",
  ListOf(ReferenceItem)
);
var getProjectTypesForJobs = read(
  "/v1/project-type-audition/get-all",
  "Project types a job posting can have",
  ListOf(ReferenceItem)
);
var getCities = read("/v1/city/get-all", "Cities", ListOf(City));
var filterSkills = typeahead(
  "/v1/skills/filter-skill",
  "Skills whose name begins with, contains or nearly matches the text",
  z2.strictObject({ skill_name: Line(60) })
);
var filterHobbies = typeahead(
  "/v1/hobbies/filter-hobbies",
  "Hobbies whose name begins with, contains or nearly matches the text",
  z2.strictObject({ hobby_name: Line(60) })
);
var getCity = endpoint({
  method: "GET",
  path: "/v1/city/{id}",
  tag: "reference",
  summary: "One city",
  access: access.public(),
  params: z2.strictObject({ id: IdInPath }),
  response: City
});
var getCitiesOfCountry = endpoint({
  method: "GET",
  path: "/v1/city/get-by-country/{id}",
  tag: "reference",
  summary: "The cities of a country",
  access: access.public(),
  params: z2.strictObject({ id: IdInPath }),
  response: ListOf(City)
});

// contract/src/errors.ts
import { z as z3 } from "zod";
var problems = {
  VALIDATION_FAILED: [400, "The request is not valid"],
  UNAUTHENTICATED: [401, "Sign in to do this"],
  INVALID_USER_TYPE: [401, "Invalid user type"],
  WRONG_KIND_OF_USER: [403, "This is not for your kind of account"],
  PROFILE_FROZEN: [403, "The profile is under freeze"],
  PROFILE_INCOMPLETE: [403, "The profile is not complete yet"],
  LINK_EXPIRED: [403, "The link is no longer valid"],
  NOT_FOUND: [404, "Not found"],
  CONFLICT: [409, "This has changed or exists already"],
  TOO_LARGE: [413, "The request is too large"],
  RATE_LIMITED: [429, "Too many requests"],
  INTERNAL: [500, "Something went wrong on our side"],
  UNAVAILABLE: [503, "Callboard is not ready yet"]
};
var problemCodes = Object.keys(problems);
var FieldError = z3.object({ field: z3.string(), message: z3.string() }).meta({ id: "FieldError" });
var Problem = z3.object({
  type: z3.string(),
  title: z3.string(),
  status: z3.int(),
  code: z3.enum(problemCodes),
  detail: z3.string().optional(),
  instance: z3.string().optional(),
  errors: z3.array(FieldError).optional()
}).meta({ id: "Problem" });

// server/src/features/reference/reference.queries.ts
import { sql } from "kysely";
var upsertReferenceRows = async (db, table, rows) => {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  const changes = columns.map((column) => sql`${column} = excluded.${column}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set ${sql.join(changes)}
  `.execute(db);
};

// server/src/features/reference/data/accents.ts
var accents = [
  {
    group: "Hindi and northern",
    items: [
      [101, "Mumbai (Bambaiya)"],
      [102, "Delhi"],
      [103, "Awadhi"],
      [104, "Bhojpuri"],
      [105, "Haryanvi"],
      [106, "Punjabi"],
      [107, "Kashmiri"],
      [108, "Himachali"],
      [109, "Garhwali"],
      [110, "Marwari"],
      [111, "Bundelkhandi"],
      [112, "Bihari"],
      [113, "Lucknow Urdu"],
      [114, "Hyderabadi (Dakhni)"]
    ]
  },
  {
    group: "Western, southern and eastern",
    items: [
      [201, "Gujarati"],
      [202, "Parsi"],
      [203, "Goan"],
      [204, "Malvani"],
      [205, "Mangaluru"],
      [206, "Chennai"],
      [207, "Madurai"],
      [208, "Malabar"],
      [209, "Thrissur"],
      [210, "Telangana"],
      [211, "Rayalaseema"],
      [212, "Kolkata Bangla"],
      [213, "Odia"],
      [214, "Assamese"],
      [215, "Manipuri"]
    ]
  },
  {
    group: "English",
    items: [
      [301, "Neutral Indian"],
      [302, "Anglo-Indian"],
      [303, "British RP"],
      [304, "Cockney"],
      [305, "Northern English"],
      [306, "Scottish"],
      [307, "Irish"],
      [308, "General American"],
      [309, "Southern American"],
      [310, "New York"],
      [311, "Australian"],
      [312, "South African"],
      [313, "Caribbean"]
    ]
  },
  {
    group: "English with a foreign accent",
    items: [
      [401, "French"],
      [402, "German"],
      [403, "Italian"],
      [404, "Spanish"],
      [405, "Russian"],
      [406, "Arabic"],
      [407, "Chinese"]
    ]
  }
];

// server/src/features/reference/data/achievements.ts
var achievements = [
  [1, "National Film Award"],
  [2, "Filmfare Award"],
  [3, "IIFA Award"],
  [4, "Indian Television Academy Award"],
  [5, "SIIMA Award"],
  [6, "State film award"],
  [7, "Sangeet Natak Akademi Award"],
  [8, "Ustad Bismillah Khan Yuva Puraskar"],
  [9, "Padma award"],
  [10, "International film award"],
  [11, "Festival selection"],
  [12, "Festival acting award"],
  [13, "Reality show winner"],
  [14, "Reality show finalist"],
  [15, "Pageant winner"],
  [16, "Pageant finalist"],
  [17, "International-level sport"],
  [18, "National-level sport"],
  [19, "State-level sport"],
  [20, "World record holder"],
  [21, "Dance or music competition winner"]
];

// server/src/features/reference/data/acting-educations.ts
var actingEducations = [
  [1, "National School of Drama"],
  [2, "FTII"],
  [3, "SRFTI"],
  [4, "Drama degree"],
  [5, "Drama diploma"],
  [6, "State drama school"],
  [7, "Private acting school"],
  [8, "Acting workshop"],
  [9, "Theatre group training"],
  [10, "Drama school abroad"],
  [11, "One-to-one coaching"],
  [12, "Online course"],
  [13, "Self-taught"]
];

// server/src/features/reference/data/body-types.ts
var bodyTypes = [
  [1, "Slim"],
  [2, "Lean"],
  [3, "Average"],
  [4, "Athletic"],
  [5, "Muscular"],
  [6, "Curvy"],
  [7, "Broad"],
  [8, "Plus size"],
  [9, "Petite"]
];

// server/src/features/reference/data/cities-abroad.ts
var citiesAbroad = [
  [1001, "Kathmandu", 2, ""],
  [1002, "Dhaka", 3, ""],
  [1003, "Colombo", 4, ""],
  [1004, "Karachi", 5, ""],
  [1005, "Lahore", 5, ""],
  [1006, "Thimphu", 6, ""],
  [1007, "Mal\xE9", 7, ""],
  [1008, "Dubai", 9, ""],
  [1009, "Abu Dhabi", 9, ""],
  [1010, "Sharjah", 9, ""],
  [1011, "Riyadh", 10, ""],
  [1012, "Jeddah", 10, ""],
  [1013, "Doha", 11, ""],
  [1014, "Muscat", 12, ""],
  [1015, "Kuwait City", 13, ""],
  [1016, "Manama", 14, ""],
  [1017, "Tehran", 15, ""],
  [1018, "Tel Aviv", 16, ""],
  [1019, "Istanbul", 17, ""],
  [1020, "Cairo", 18, ""],
  [1021, "London", 19, ""],
  [1022, "Manchester", 19, ""],
  [1023, "Birmingham", 19, ""],
  [1024, "Leicester", 19, ""],
  [1025, "Glasgow", 19, ""],
  [1026, "New York", 20, "New York"],
  [1027, "Los Angeles", 20, "California"],
  [1028, "San Francisco", 20, "California"],
  [1029, "Chicago", 20, "Illinois"],
  [1030, "Atlanta", 20, "Georgia"],
  [1031, "Houston", 20, "Texas"],
  [1032, "Jersey City", 20, "New Jersey"],
  [1033, "Seattle", 20, "Washington"],
  [1034, "Washington", 20, "District of Columbia"],
  [1035, "Toronto", 21, "Ontario"],
  [1036, "Brampton", 21, "Ontario"],
  [1037, "Vancouver", 21, "British Columbia"],
  [1038, "Montreal", 21, "Quebec"],
  [1039, "Sydney", 22, "New South Wales"],
  [1040, "Melbourne", 22, "Victoria"],
  [1041, "Perth", 22, "Western Australia"],
  [1042, "Auckland", 23, ""],
  [1043, "Wellington", 23, ""],
  [1044, "Dublin", 24, ""],
  [1045, "Paris", 25, ""],
  [1046, "Berlin", 26, ""],
  [1047, "Munich", 26, ""],
  [1048, "Rome", 27, ""],
  [1049, "Milan", 27, ""],
  [1050, "Madrid", 28, ""],
  [1051, "Barcelona", 28, ""],
  [1052, "Lisbon", 29, ""],
  [1053, "Amsterdam", 30, ""],
  [1054, "Zurich", 31, ""],
  [1055, "Stockholm", 32, ""],
  [1056, "Copenhagen", 33, ""],
  [1057, "Warsaw", 34, ""],
  [1058, "Prague", 35, ""],
  [1059, "Bucharest", 36, ""],
  [1060, "Kyiv", 37, ""],
  [1061, "Moscow", 38, ""],
  [1062, "Tbilisi", 39, ""],
  [1063, "Almaty", 40, ""],
  [1064, "Tashkent", 41, ""],
  [1065, "Beijing", 42, ""],
  [1066, "Shanghai", 42, ""],
  [1067, "Hong Kong", 43, ""],
  [1068, "Tokyo", 44, ""],
  [1069, "Seoul", 45, ""],
  [1070, "Singapore", 46, ""],
  [1071, "Kuala Lumpur", 47, ""],
  [1072, "Bangkok", 48, ""],
  [1073, "Jakarta", 49, ""],
  [1074, "Denpasar", 49, ""],
  [1075, "Manila", 50, ""],
  [1076, "Ho Chi Minh City", 51, ""],
  [1077, "Yangon", 52, ""],
  [1078, "Cape Town", 53, ""],
  [1079, "Johannesburg", 53, ""],
  [1080, "Durban", 53, ""],
  [1081, "Nairobi", 54, ""],
  [1082, "Lagos", 55, ""],
  [1083, "Dar es Salaam", 56, ""],
  [1084, "Port Louis", 57, ""],
  [1085, "Casablanca", 58, ""],
  [1086, "S\xE3o Paulo", 59, ""],
  [1087, "Mexico City", 60, ""],
  [1088, "Suva", 61, ""],
  [1089, "Port of Spain", 62, ""]
];

// server/src/features/reference/data/cities-india.ts
var citiesIndia = [
  [1, "Mumbai", 1, "Maharashtra"],
  [2, "Delhi", 1, "Delhi"],
  [3, "Pune", 1, "Maharashtra"],
  [4, "Hyderabad", 1, "Telangana"],
  [5, "Chennai", 1, "Tamil Nadu"],
  [6, "Bengaluru", 1, "Karnataka"],
  [7, "Kolkata", 1, "West Bengal"],
  [8, "Kochi", 1, "Kerala"],
  [9, "Ahmedabad", 1, "Gujarat"],
  [10, "Jaipur", 1, "Rajasthan"],
  [11, "Lucknow", 1, "Uttar Pradesh"],
  [12, "Chandigarh", 1, "Chandigarh"],
  [13, "Noida", 1, "Uttar Pradesh"],
  [14, "Gurugram", 1, "Haryana"],
  [15, "Thane", 1, "Maharashtra"],
  [16, "Navi Mumbai", 1, "Maharashtra"],
  [17, "Nagpur", 1, "Maharashtra"],
  [18, "Nashik", 1, "Maharashtra"],
  [19, "Kolhapur", 1, "Maharashtra"],
  [20, "Satara", 1, "Maharashtra"],
  [21, "Wai", 1, "Maharashtra"],
  [22, "Panchgani", 1, "Maharashtra"],
  [23, "Lonavala", 1, "Maharashtra"],
  [24, "Karjat", 1, "Maharashtra"],
  [25, "Alibag", 1, "Maharashtra"],
  [26, "Ratnagiri", 1, "Maharashtra"],
  [27, "Sindhudurg", 1, "Maharashtra"],
  [28, "Solapur", 1, "Maharashtra"],
  [29, "Chhatrapati Sambhajinagar (Aurangabad)", 1, "Maharashtra"],
  [30, "Ahilyanagar (Ahmednagar)", 1, "Maharashtra"],
  [31, "Amravati", 1, "Maharashtra"],
  [32, "Jalgaon", 1, "Maharashtra"],
  [33, "Panaji", 1, "Goa"],
  [34, "Margao", 1, "Goa"],
  [35, "Vasco da Gama", 1, "Goa"],
  [36, "Gandhinagar", 1, "Gujarat"],
  [37, "Surat", 1, "Gujarat"],
  [38, "Vadodara", 1, "Gujarat"],
  [39, "Rajkot", 1, "Gujarat"],
  [40, "Bhavnagar", 1, "Gujarat"],
  [41, "Jamnagar", 1, "Gujarat"],
  [42, "Bhuj", 1, "Gujarat"],
  [43, "Junagadh", 1, "Gujarat"],
  [44, "Umbergaon", 1, "Gujarat"],
  [45, "Daman", 1, "Dadra and Nagar Haveli and Daman and Diu"],
  [46, "Silvassa", 1, "Dadra and Nagar Haveli and Daman and Diu"],
  [47, "Jodhpur", 1, "Rajasthan"],
  [48, "Udaipur", 1, "Rajasthan"],
  [49, "Jaisalmer", 1, "Rajasthan"],
  [50, "Bikaner", 1, "Rajasthan"],
  [51, "Ajmer", 1, "Rajasthan"],
  [52, "Pushkar", 1, "Rajasthan"],
  [53, "Kota", 1, "Rajasthan"],
  [54, "Alwar", 1, "Rajasthan"],
  [55, "Mandawa", 1, "Rajasthan"],
  [56, "Faridabad", 1, "Haryana"],
  [57, "Panipat", 1, "Haryana"],
  [58, "Rohtak", 1, "Haryana"],
  [59, "Karnal", 1, "Haryana"],
  [60, "Panchkula", 1, "Haryana"],
  [61, "Amritsar", 1, "Punjab"],
  [62, "Ludhiana", 1, "Punjab"],
  [63, "Jalandhar", 1, "Punjab"],
  [64, "Patiala", 1, "Punjab"],
  [65, "Mohali", 1, "Punjab"],
  [66, "Shimla", 1, "Himachal Pradesh"],
  [67, "Dharamshala", 1, "Himachal Pradesh"],
  [68, "Manali", 1, "Himachal Pradesh"],
  [69, "Mandi", 1, "Himachal Pradesh"],
  [70, "Srinagar", 1, "Jammu and Kashmir"],
  [71, "Jammu", 1, "Jammu and Kashmir"],
  [72, "Gulmarg", 1, "Jammu and Kashmir"],
  [73, "Pahalgam", 1, "Jammu and Kashmir"],
  [74, "Leh", 1, "Ladakh"],
  [75, "Dehradun", 1, "Uttarakhand"],
  [76, "Haridwar", 1, "Uttarakhand"],
  [77, "Rishikesh", 1, "Uttarakhand"],
  [78, "Mussoorie", 1, "Uttarakhand"],
  [79, "Nainital", 1, "Uttarakhand"],
  [80, "Haldwani", 1, "Uttarakhand"],
  [81, "Ghaziabad", 1, "Uttar Pradesh"],
  [82, "Greater Noida", 1, "Uttar Pradesh"],
  [83, "Kanpur", 1, "Uttar Pradesh"],
  [84, "Varanasi", 1, "Uttar Pradesh"],
  [85, "Prayagraj", 1, "Uttar Pradesh"],
  [86, "Agra", 1, "Uttar Pradesh"],
  [87, "Mathura", 1, "Uttar Pradesh"],
  [88, "Meerut", 1, "Uttar Pradesh"],
  [89, "Gorakhpur", 1, "Uttar Pradesh"],
  [90, "Jhansi", 1, "Uttar Pradesh"],
  [91, "Ayodhya", 1, "Uttar Pradesh"],
  [92, "Mirzapur", 1, "Uttar Pradesh"],
  [93, "Bhopal", 1, "Madhya Pradesh"],
  [94, "Indore", 1, "Madhya Pradesh"],
  [95, "Gwalior", 1, "Madhya Pradesh"],
  [96, "Jabalpur", 1, "Madhya Pradesh"],
  [97, "Ujjain", 1, "Madhya Pradesh"],
  [98, "Maheshwar", 1, "Madhya Pradesh"],
  [99, "Chanderi", 1, "Madhya Pradesh"],
  [100, "Orchha", 1, "Madhya Pradesh"],
  [101, "Raipur", 1, "Chhattisgarh"],
  [102, "Bilaspur", 1, "Chhattisgarh"],
  [103, "Bhilai", 1, "Chhattisgarh"],
  [104, "Jagdalpur", 1, "Chhattisgarh"],
  [105, "Patna", 1, "Bihar"],
  [106, "Gaya", 1, "Bihar"],
  [107, "Muzaffarpur", 1, "Bihar"],
  [108, "Bhagalpur", 1, "Bihar"],
  [109, "Darbhanga", 1, "Bihar"],
  [110, "Ranchi", 1, "Jharkhand"],
  [111, "Jamshedpur", 1, "Jharkhand"],
  [112, "Dhanbad", 1, "Jharkhand"],
  [113, "Howrah", 1, "West Bengal"],
  [114, "Siliguri", 1, "West Bengal"],
  [115, "Darjeeling", 1, "West Bengal"],
  [116, "Kalimpong", 1, "West Bengal"],
  [117, "Durgapur", 1, "West Bengal"],
  [118, "Santiniketan", 1, "West Bengal"],
  [119, "Bhubaneswar", 1, "Odisha"],
  [120, "Cuttack", 1, "Odisha"],
  [121, "Puri", 1, "Odisha"],
  [122, "Rourkela", 1, "Odisha"],
  [123, "Guwahati", 1, "Assam"],
  [124, "Dispur", 1, "Assam"],
  [125, "Dibrugarh", 1, "Assam"],
  [126, "Jorhat", 1, "Assam"],
  [127, "Silchar", 1, "Assam"],
  [128, "Shillong", 1, "Meghalaya"],
  [129, "Itanagar", 1, "Arunachal Pradesh"],
  [130, "Tawang", 1, "Arunachal Pradesh"],
  [131, "Kohima", 1, "Nagaland"],
  [132, "Dimapur", 1, "Nagaland"],
  [133, "Imphal", 1, "Manipur"],
  [134, "Aizawl", 1, "Mizoram"],
  [135, "Agartala", 1, "Tripura"],
  [136, "Gangtok", 1, "Sikkim"],
  [137, "Secunderabad", 1, "Telangana"],
  [138, "Warangal", 1, "Telangana"],
  [139, "Karimnagar", 1, "Telangana"],
  [140, "Nizamabad", 1, "Telangana"],
  [141, "Amaravati", 1, "Andhra Pradesh"],
  [142, "Visakhapatnam", 1, "Andhra Pradesh"],
  [143, "Vijayawada", 1, "Andhra Pradesh"],
  [144, "Guntur", 1, "Andhra Pradesh"],
  [145, "Tirupati", 1, "Andhra Pradesh"],
  [146, "Rajamahendravaram", 1, "Andhra Pradesh"],
  [147, "Kakinada", 1, "Andhra Pradesh"],
  [148, "Mysuru", 1, "Karnataka"],
  [149, "Mangaluru", 1, "Karnataka"],
  [150, "Udupi", 1, "Karnataka"],
  [151, "Hubballi", 1, "Karnataka"],
  [152, "Dharwad", 1, "Karnataka"],
  [153, "Belagavi", 1, "Karnataka"],
  [154, "Kalaburagi", 1, "Karnataka"],
  [155, "Shivamogga", 1, "Karnataka"],
  [156, "Madikeri", 1, "Karnataka"],
  [157, "Hampi", 1, "Karnataka"],
  [158, "Coimbatore", 1, "Tamil Nadu"],
  [159, "Madurai", 1, "Tamil Nadu"],
  [160, "Tiruchirappalli", 1, "Tamil Nadu"],
  [161, "Salem", 1, "Tamil Nadu"],
  [162, "Tirunelveli", 1, "Tamil Nadu"],
  [163, "Thanjavur", 1, "Tamil Nadu"],
  [164, "Pollachi", 1, "Tamil Nadu"],
  [165, "Karaikudi", 1, "Tamil Nadu"],
  [166, "Ooty", 1, "Tamil Nadu"],
  [167, "Kanniyakumari", 1, "Tamil Nadu"],
  [168, "Puducherry", 1, "Puducherry"],
  [169, "Thiruvananthapuram", 1, "Kerala"],
  [170, "Kozhikode", 1, "Kerala"],
  [171, "Thrissur", 1, "Kerala"],
  [172, "Kollam", 1, "Kerala"],
  [173, "Kottayam", 1, "Kerala"],
  [174, "Alappuzha", 1, "Kerala"],
  [175, "Palakkad", 1, "Kerala"],
  [176, "Kannur", 1, "Kerala"],
  [177, "Ottapalam", 1, "Kerala"],
  [178, "Munnar", 1, "Kerala"],
  [179, "Sri Vijaya Puram (Port Blair)", 1, "Andaman and Nicobar Islands"],
  [180, "Kavaratti", 1, "Lakshadweep"]
];

// server/src/features/reference/data/countries.ts
var countries = [
  [1, "India", "IN"],
  [2, "Nepal", "NP"],
  [3, "Bangladesh", "BD"],
  [4, "Sri Lanka", "LK"],
  [5, "Pakistan", "PK"],
  [6, "Bhutan", "BT"],
  [7, "Maldives", "MV"],
  [8, "Afghanistan", "AF"],
  [9, "United Arab Emirates", "AE"],
  [10, "Saudi Arabia", "SA"],
  [11, "Qatar", "QA"],
  [12, "Oman", "OM"],
  [13, "Kuwait", "KW"],
  [14, "Bahrain", "BH"],
  [15, "Iran", "IR"],
  [16, "Israel", "IL"],
  [17, "T\xFCrkiye", "TR"],
  [18, "Egypt", "EG"],
  [19, "United Kingdom", "GB"],
  [20, "United States", "US"],
  [21, "Canada", "CA"],
  [22, "Australia", "AU"],
  [23, "New Zealand", "NZ"],
  [24, "Ireland", "IE"],
  [25, "France", "FR"],
  [26, "Germany", "DE"],
  [27, "Italy", "IT"],
  [28, "Spain", "ES"],
  [29, "Portugal", "PT"],
  [30, "Netherlands", "NL"],
  [31, "Switzerland", "CH"],
  [32, "Sweden", "SE"],
  [33, "Denmark", "DK"],
  [34, "Poland", "PL"],
  [35, "Czechia", "CZ"],
  [36, "Romania", "RO"],
  [37, "Ukraine", "UA"],
  [38, "Russia", "RU"],
  [39, "Georgia", "GE"],
  [40, "Kazakhstan", "KZ"],
  [41, "Uzbekistan", "UZ"],
  [42, "China", "CN"],
  [43, "Hong Kong", "HK"],
  [44, "Japan", "JP"],
  [45, "South Korea", "KR"],
  [46, "Singapore", "SG"],
  [47, "Malaysia", "MY"],
  [48, "Thailand", "TH"],
  [49, "Indonesia", "ID"],
  [50, "Philippines", "PH"],
  [51, "Vietnam", "VN"],
  [52, "Myanmar", "MM"],
  [53, "South Africa", "ZA"],
  [54, "Kenya", "KE"],
  [55, "Nigeria", "NG"],
  [56, "Tanzania", "TZ"],
  [57, "Mauritius", "MU"],
  [58, "Morocco", "MA"],
  [59, "Brazil", "BR"],
  [60, "Mexico", "MX"],
  [61, "Fiji", "FJ"],
  [62, "Trinidad and Tobago", "TT"]
];

// server/src/features/reference/data/education-levels.ts
var educationLevels = [
  [1, "PhD"],
  [2, "Masters"],
  [3, "Graduation"],
  [4, "12 th pass"],
  [5, "10 th pass"],
  [6, "Below matriculation"],
  [7, "Others"]
];

// server/src/features/reference/data/eye-colors.ts
var eyeColors = [
  [1, "Black"],
  [2, "Dark brown"],
  [3, "Light brown"],
  [4, "Hazel"],
  [5, "Amber"],
  [6, "Green"],
  [7, "Blue"],
  [8, "Grey"],
  [9, "Two different colours"]
];

// server/src/features/reference/data/genders.ts
var genders = [
  [1, "Female"],
  [2, "Male"],
  [3, "Transgender"],
  [4, "Non-binary"]
];

// server/src/features/reference/data/hair-colors.ts
var hairColors = [
  [1, "Black"],
  [2, "Dark brown"],
  [3, "Medium brown"],
  [4, "Light brown"],
  [5, "Chestnut"],
  [6, "Auburn"],
  [7, "Red"],
  [8, "Strawberry blonde"],
  [9, "Blonde"],
  [10, "Salt and pepper"],
  [11, "Grey"],
  [12, "White"]
];

// server/src/features/reference/data/hair-types.ts
var hairTypes = [
  [1, "Straight"],
  [2, "Wavy"],
  [3, "Curly"],
  [4, "Coily"],
  [5, "Locs"],
  [6, "Braided"],
  [7, "Buzz cut"],
  [8, "Shaved"],
  [9, "Receding"],
  [10, "Bald"]
];

// server/src/features/reference/data/hobbies.ts
var hobbies = [
  {
    group: "Arts and making",
    items: [
      [101, "Sketching"],
      [102, "Painting"],
      [103, "Pottery"],
      [104, "Calligraphy"],
      [105, "Origami"],
      [106, "Embroidery"],
      [107, "Knitting"],
      [108, "Crochet"],
      [109, "Jewellery making"],
      [110, "Candle making"],
      [111, "Woodworking"],
      [112, "Model making"],
      [113, "Scrapbooking"],
      [114, "Rangoli"],
      [115, "Mehndi"],
      [116, "Photography"],
      [117, "Film-making"],
      [118, "Video editing"],
      [119, "Fashion styling"]
    ]
  },
  {
    group: "Music, stage and screen",
    items: [
      [201, "Watching films"],
      [202, "Film appreciation"],
      [203, "Watching theatre"],
      [204, "Listening to music"],
      [205, "Singing"],
      [206, "Dancing"],
      [207, "Playing an instrument"],
      [208, "Antakshari"],
      [209, "Stand-up comedy"],
      [210, "Open mics"],
      [211, "Podcasting"],
      [212, "Vlogging"],
      [213, "Karaoke"],
      [214, "Cosplay"]
    ]
  },
  {
    group: "Reading and writing",
    items: [
      [301, "Reading fiction"],
      [302, "Reading poetry"],
      [303, "Reading comics"],
      [304, "Creative writing"],
      [305, "Poetry writing"],
      [306, "Shayari"],
      [307, "Blogging"],
      [308, "Journaling"],
      [309, "Screenwriting"],
      [310, "Learning languages"]
    ]
  },
  {
    group: "Games and puzzles",
    items: [
      [401, "Chess"],
      [402, "Carrom"],
      [403, "Board games"],
      [404, "Card games"],
      [405, "Quizzing"],
      [406, "Crosswords"],
      [407, "Sudoku"],
      [408, "Speedcubing"],
      [409, "Video games"],
      [410, "Role-playing games"]
    ]
  },
  {
    group: "Fitness and sport",
    items: [
      [501, "Yoga"],
      [502, "Meditation"],
      [503, "Gym training"],
      [504, "Running"],
      [505, "Cycling"],
      [506, "Swimming"],
      [507, "Cricket"],
      [508, "Football"],
      [509, "Badminton"],
      [510, "Tennis"],
      [511, "Table tennis"],
      [512, "Skating"],
      [513, "Martial arts"],
      [514, "Rock climbing"]
    ]
  },
  {
    group: "Outdoors and travel",
    items: [
      [601, "Travelling"],
      [602, "Trekking"],
      [603, "Camping"],
      [604, "Road trips"],
      [605, "Motorcycling"],
      [606, "Birdwatching"],
      [607, "Wildlife watching"],
      [608, "Stargazing"],
      [609, "Fishing"],
      [610, "Kite flying"],
      [611, "Heritage walks"],
      [612, "Gardening"]
    ]
  },
  {
    group: "Food and home",
    items: [
      [701, "Cooking"],
      [702, "Baking"],
      [703, "Coffee brewing"],
      [704, "Food tasting trails"],
      [705, "Interior decoration"],
      [706, "Pets"],
      [707, "Fishkeeping"],
      [708, "Terrace farming"]
    ]
  },
  {
    group: "Collecting and community",
    items: [
      [801, "Stamp collecting"],
      [802, "Coin collecting"],
      [803, "Vinyl records"],
      [804, "Antiques"],
      [805, "Volunteering"],
      [806, "Teaching children"],
      [807, "Animal rescue"],
      [808, "Astrology"],
      [809, "Magic tricks"]
    ]
  }
];

// server/src/features/reference/data/id-proof-types.ts
var idProofTypes = [
  [1, "Aadhaar Card"],
  [2, "Driving License"],
  [3, "Pan Card"],
  [4, "Passport"],
  [5, "Other"]
];

// server/src/features/reference/data/language-levels.ts
var languageLevels = [
  [1, "Basic"],
  [2, "Conversational"],
  [3, "Fluent"],
  [4, "Native"]
];

// server/src/features/reference/data/languages.ts
var languages = [
  [1, "Hindi", "\u0939\u093F\u0928\u094D\u0926\u0940", "hi"],
  [2, "English", "English", "en"],
  [3, "Assamese", "\u0985\u09B8\u09AE\u09C0\u09AF\u09BC\u09BE", "as"],
  [4, "Bangla", "\u09AC\u09BE\u0982\u09B2\u09BE", "bn"],
  [5, "Bodo", "\u092C\u0930\u2019", "brx"],
  [6, "Dogri", "\u0921\u094B\u0917\u0930\u0940", "doi"],
  [7, "Gujarati", "\u0A97\u0AC1\u0A9C\u0AB0\u0ABE\u0AA4\u0AC0", "gu"],
  [8, "Kannada", "\u0C95\u0CA8\u0CCD\u0CA8\u0CA1", "kn"],
  [9, "Kashmiri", "\u06A9\u0672\u0634\u064F\u0631", "ks"],
  [10, "Konkani", "\u0915\u094B\u0902\u0915\u0923\u0940", "kok"],
  [11, "Maithili", "\u092E\u0948\u0925\u093F\u0932\u0940", "mai"],
  [12, "Malayalam", "\u0D2E\u0D32\u0D2F\u0D3E\u0D33\u0D02", "ml"],
  [13, "Manipuri (Meitei)", "\uABC3\uABE9\uABC7\uABE9\uABC2\uABE3\uABDF", "mni"],
  [14, "Marathi", "\u092E\u0930\u093E\u0920\u0940", "mr"],
  [15, "Nepali", "\u0928\u0947\u092A\u093E\u0932\u0940", "ne"],
  [16, "Odia", "\u0B13\u0B21\u0B3C\u0B3F\u0B06", "or"],
  [17, "Punjabi", "\u0A2A\u0A70\u0A1C\u0A3E\u0A2C\u0A40", "pa"],
  [18, "Sanskrit", "\u0938\u0902\u0938\u094D\u0915\u0943\u0924\u092E\u094D", "sa"],
  [19, "Santali", "\u1C65\u1C5F\u1C71\u1C5B\u1C5F\u1C72\u1C64", "sat"],
  [20, "Sindhi", "\u0633\u0646\u068C\u064A", "sd"],
  [21, "Tamil", "\u0BA4\u0BAE\u0BBF\u0BB4\u0BCD", "ta"],
  [22, "Telugu", "\u0C24\u0C46\u0C32\u0C41\u0C17\u0C41", "te"],
  [23, "Urdu", "\u0627\u0631\u062F\u0648", "ur"],
  [24, "Angika", "\u0905\u0902\u0917\u093F\u0915\u093E", "anp"],
  [25, "Awadhi", "\u0905\u0935\u0927\u0940", "awa"],
  [26, "Bhili", "\u092D\u0940\u0932\u0940", "bhb"],
  [27, "Bhojpuri", "\u092D\u094B\u091C\u092A\u0941\u0930\u0940", "bho"],
  [28, "Braj", "\u092C\u094D\u0930\u091C \u092D\u093E\u0937\u093E", "bra"],
  [29, "Bundeli", "\u092C\u0941\u0928\u094D\u0926\u0947\u0932\u0940", "bns"],
  [30, "Chakma", "\u{1110C}\u{1110B}\u{11134}\u{1111F}\u{11133}\u{11126}", "ccp"],
  [31, "Chhattisgarhi", "\u091B\u0924\u094D\u0924\u0940\u0938\u0917\u0922\u093C\u0940", "hne"],
  [32, "Dakhni", "\u062F\u06A9\u0646\u06CC", "dcc"],
  [33, "Garhwali", "\u0917\u0922\u093C\u0935\u0933\u093F", "gbm"],
  [34, "Garo", "A\xB7chik", "grt"],
  [35, "Gojri", "\u06AF\u0648\u062C\u0631\u06CC", "gju"],
  [36, "Gondi", "\u0917\u094B\u0902\u0921\u0940", "gon"],
  [37, "Haryanvi", "\u0939\u0930\u093F\u092F\u093E\u0923\u0935\u0940", "bgc"],
  [38, "Ho", "\u0939\u094B", "hoc"],
  [39, "Indian Sign Language", "\u092D\u093E\u0930\u0924\u0940\u092F \u0938\u093E\u0902\u0915\u0947\u0924\u093F\u0915 \u092D\u093E\u0937\u093E", "ins"],
  [40, "Kangri", "\u0915\u093E\u0902\u0917\u0921\u093C\u0940", "xnr"],
  [41, "Karbi", "Karbi", "mjw"],
  [42, "Khandeshi (Ahirani)", "\u0905\u0939\u093F\u0930\u093E\u0923\u0940", "ahr"],
  [43, "Khasi", "Ka Ktien Khasi", "kha"],
  [44, "Kodava", "\u0C95\u0CCA\u0CA1\u0CB5 \u0CA4\u0C95\u0CCD\u0C95\u0CCD", "kfa"],
  [45, "Kokborok", "Kokborok", "trp"],
  [46, "Kumaoni", "\u0915\u0941\u092E\u093E\u090A\u0901\u0928\u0940", "kfy"],
  [47, "Kurukh", "\u0915\u0941\u0901\u0921\u093C\u0941\u0916\u093C", "kru"],
  [48, "Kutchi", "\u0A95\u0A9A\u0ACD\u0A9B\u0AC0", "kfr"],
  [49, "Ladakhi", "\u0F63\u0F0B\u0F51\u0FAD\u0F42\u0F66\u0F0B\u0F66\u0F90\u0F51", "lbj"],
  [50, "Magahi", "\u092E\u0917\u0939\u0940", "mag"],
  [51, "Marwari", "\u092E\u093E\u0930\u0935\u093E\u0921\u093C\u0940", "mwr"],
  [52, "Mewari", "\u092E\u0947\u0935\u093E\u0921\u093C\u0940", "mtr"],
  [53, "Mising", "Mising", "mrg"],
  [54, "Mizo", "Mizo \u1E6Dawng", "lus"],
  [55, "Mundari", "\u092E\u0941\u0923\u094D\u0921\u093E\u0930\u0940", "unr"],
  [56, "Nagamese", "Nagamese", "nag"],
  [57, "Nagpuri (Sadri)", "\u0928\u093E\u0917\u092A\u0941\u0930\u0940", "sck"],
  [58, "Nyishi", "Nyishi", "njz"],
  [59, "Rajasthani", "\u0930\u093E\u091C\u0938\u094D\u0925\u093E\u0928\u0940", "raj"],
  [60, "Sikkimese (Bhutia)", "\u0F60\u0F56\u0FB2\u0F66\u0F0B\u0F63\u0F97\u0F7C\u0F44\u0F66\u0F0B\u0F66\u0F90\u0F51", "sip"],
  [61, "Sylheti", "\uA80D\uA824\uA81F\uA810\uA824", "syl"],
  [62, "Tulu", "\u0CA4\u0CC1\u0CB3\u0CC1", "tcy"],
  [201, "Arabic", "\u0627\u0644\u0639\u0631\u0628\u064A\u0629", "ar"],
  [202, "Burmese", "\u1019\u103C\u1014\u103A\u1019\u102C\u1018\u102C\u101E\u102C", "my"],
  [203, "Cantonese", "\u5EE3\u6771\u8A71", "yue"],
  [204, "Dutch", "Nederlands", "nl"],
  [205, "Dzongkha", "\u0F62\u0FAB\u0F7C\u0F44\u0F0B\u0F41", "dz"],
  [206, "Farsi", "\u0641\u0627\u0631\u0633\u06CC", "fa"],
  [207, "French", "Fran\xE7ais", "fr"],
  [208, "German", "Deutsch", "de"],
  [209, "Hebrew", "\u05E2\u05D1\u05E8\u05D9\u05EA", "he"],
  [210, "Indonesian", "Bahasa Indonesia", "id"],
  [211, "Italian", "Italiano", "it"],
  [212, "Japanese", "\u65E5\u672C\u8A9E", "ja"],
  [213, "Korean", "\uD55C\uAD6D\uC5B4", "ko"],
  [214, "Malay", "Bahasa Melayu", "ms"],
  [215, "Mandarin", "\u666E\u901A\u8BDD", "zh"],
  [216, "Pashto", "\u067E\u069A\u062A\u0648", "ps"],
  [217, "Polish", "Polski", "pl"],
  [218, "Portuguese", "Portugu\xEAs", "pt"],
  [219, "Russian", "\u0420\u0443\u0441\u0441\u043A\u0438\u0439", "ru"],
  [220, "Sinhala", "\u0DC3\u0DD2\u0D82\u0DC4\u0DBD", "si"],
  [221, "Spanish", "Espa\xF1ol", "es"],
  [222, "Swahili", "Kiswahili", "sw"],
  [223, "Thai", "\u0E44\u0E17\u0E22", "th"],
  [224, "Tibetan", "\u0F56\u0F7C\u0F51\u0F0B\u0F66\u0F90\u0F51", "bo"],
  [225, "Turkish", "T\xFCrk\xE7e", "tr"],
  [226, "Ukrainian", "\u0423\u043A\u0440\u0430\u0457\u043D\u0441\u044C\u043A\u0430", "uk"],
  [227, "Vietnamese", "Ti\u1EBFng Vi\u1EC7t", "vi"]
];

// server/src/features/reference/data/looks.ts
var looks = [
  [1, "North Indian"],
  [2, "South Indian"],
  [3, "Punjabi"],
  [4, "Kashmiri"],
  [5, "Himachali / Garhwali"],
  [6, "Rajasthani"],
  [7, "Gujarati"],
  [8, "Sindhi"],
  [9, "Marathi"],
  [10, "Goan"],
  [11, "Parsi"],
  [12, "Bihari"],
  [13, "Bengali"],
  [14, "Odia"],
  [15, "Assamese"],
  [16, "North-East Indian"],
  [17, "Adivasi"],
  [18, "Tamil"],
  [19, "Telugu"],
  [20, "Kannadiga"],
  [21, "Malayali"],
  [22, "Anglo-Indian"],
  [23, "Siddi"],
  [24, "Nepali / Gorkha"],
  [25, "Tibetan / Himalayan"],
  [26, "Central Asian"],
  [27, "East Asian"],
  [28, "South-East Asian"],
  [29, "Middle Eastern"],
  [30, "African"],
  [31, "European"],
  [32, "Latin American"],
  [33, "Mixed"]
];

// server/src/features/reference/data/nationalities.ts
var nationalities = [
  [1, "Indian", 1],
  [2, "Nepali", 2],
  [3, "Bangladeshi", 3],
  [4, "Sri Lankan", 4],
  [5, "Pakistani", 5],
  [6, "Bhutanese", 6],
  [7, "Maldivian", 7],
  [8, "Afghan", 8],
  [9, "Emirati", 9],
  [10, "Saudi", 10],
  [11, "Qatari", 11],
  [12, "Omani", 12],
  [13, "Kuwaiti", 13],
  [14, "Bahraini", 14],
  [15, "Iranian", 15],
  [16, "Israeli", 16],
  [17, "Turkish", 17],
  [18, "Egyptian", 18],
  [19, "British", 19],
  [20, "American", 20],
  [21, "Canadian", 21],
  [22, "Australian", 22],
  [23, "New Zealander", 23],
  [24, "Irish", 24],
  [25, "French", 25],
  [26, "German", 26],
  [27, "Italian", 27],
  [28, "Spanish", 28],
  [29, "Portuguese", 29],
  [30, "Dutch", 30],
  [31, "Swiss", 31],
  [32, "Swedish", 32],
  [33, "Danish", 33],
  [34, "Polish", 34],
  [35, "Czech", 35],
  [36, "Romanian", 36],
  [37, "Ukrainian", 37],
  [38, "Russian", 38],
  [39, "Georgian", 39],
  [40, "Kazakhstani", 40],
  [41, "Uzbekistani", 41],
  [42, "Chinese", 42],
  [43, "Hong Konger", 43],
  [44, "Japanese", 44],
  [45, "South Korean", 45],
  [46, "Singaporean", 46],
  [47, "Malaysian", 47],
  [48, "Thai", 48],
  [49, "Indonesian", 49],
  [50, "Filipino", 50],
  [51, "Vietnamese", 51],
  [52, "Burmese", 52],
  [53, "South African", 53],
  [54, "Kenyan", 54],
  [55, "Nigerian", 55],
  [56, "Tanzanian", 56],
  [57, "Mauritian", 57],
  [58, "Moroccan", 58],
  [59, "Brazilian", 59],
  [60, "Mexican", 60],
  [61, "Fijian", 61],
  [62, "Trinidadian", 62]
];

// server/src/features/reference/data/project-types.ts
var projectTypes = [
  [1, "Feature film"],
  [2, "Web series"],
  [3, "Television serial"],
  [4, "Short film"],
  [5, "Commercial"],
  [6, "Music video"],
  [7, "Documentary"],
  [8, "Theatre"],
  [9, "Student film"],
  [10, "Print shoot"],
  [11, "Runway show"],
  [12, "Voice over"],
  [13, "Dubbing"],
  [14, "Corporate film"],
  [15, "Reality show"],
  [16, "Live event"],
  [17, "Microdrama (vertical series)"],
  [18, "Audio drama"],
  [19, "Game / motion capture"],
  [20, "Digital content"],
  [21, "Anchoring"],
  [22, "Photo story"],
  [23, "Telefilm"],
  [24, "Pilot / proof of concept"]
];

// server/src/features/reference/data/roles.ts
var roles = [
  [1, "Actor"],
  [2, "Model"],
  [3, "Dancer"],
  [4, "Singer"],
  [5, "Voice artist"],
  [6, "Anchor / presenter"],
  [7, "Background artist"],
  [8, "Stand-up comedian"],
  [9, "Stunt performer"],
  [10, "Musician"],
  [11, "Puppeteer"],
  [12, "Hand model"],
  [13, "Look-alike"],
  [14, "Influencer"],
  [15, "Body double"],
  [16, "Child actor"],
  [17, "Theatre artist"],
  [18, "Mimicry artist"],
  [19, "Dubbing artist"],
  [20, "Choreographer"],
  [21, "Magician"],
  [22, "Circus artist"],
  [23, "Rapper"],
  [24, "Motion capture performer"],
  [25, "Storyteller"]
];

// server/src/features/reference/data/size-types.ts
var sizeTypes = [
  [1, "cm", "Centimetres", "length"],
  [2, "in", "Inches", "length"],
  [3, "ft", "Feet and inches", "length"],
  [4, "kg", "Kilograms", "weight"],
  [5, "lb", "Pounds", "weight"]
];

// server/src/features/reference/data/skills-action.ts
var actionSkills = [
  {
    group: "Martial arts and combat",
    items: [
      [601, "Kalaripayattu"],
      [602, "Silambam"],
      [603, "Gatka"],
      [604, "Thang-Ta"],
      [605, "Lathi"],
      [606, "Kushti"],
      [607, "Karate"],
      [608, "Taekwondo"],
      [609, "Judo"],
      [610, "Brazilian jiu-jitsu"],
      [611, "Aikido"],
      [612, "Kung fu"],
      [613, "Wushu"],
      [614, "Muay Thai"],
      [615, "Kickboxing"],
      [616, "Boxing"],
      [617, "Mixed martial arts"],
      [618, "Krav Maga"],
      [619, "Capoeira"],
      [620, "Self-defence"],
      [621, "Nunchaku"],
      [622, "Stage combat (unarmed)"],
      [623, "Stage combat (armed)"],
      [624, "Screen fighting"],
      [625, "Fencing"],
      [626, "Sword fighting"],
      [627, "Knife work"],
      [628, "Spear and staff"],
      [629, "Urumi"],
      [630, "Firearms handling (blank)"],
      [631, "Military drill"]
    ]
  },
  {
    group: "Stunts and action",
    items: [
      [701, "High falls"],
      [702, "Stair falls"],
      [703, "Wire work"],
      [704, "Harness work"],
      [705, "Fire burns"],
      [706, "Ratchet pulls"],
      [707, "Precision driving"],
      [708, "Car chases"],
      [709, "Motorcycle stunts"],
      [710, "Horse falls"],
      [711, "Parkour"],
      [712, "Freerunning"],
      [713, "Abseiling"],
      [714, "Skydiving"],
      [715, "Paragliding"],
      [716, "Underwater stunts"],
      [717, "Breath-hold diving"],
      [718, "Squib work"],
      [719, "Rope climbing"]
    ]
  }
];

// server/src/features/reference/data/skills-craft.ts
var craftSkills = [
  {
    group: "Everyday and professional skills",
    items: [
      [1501, "Tailoring"],
      [1502, "Hand embroidery"],
      [1503, "Handloom weaving"],
      [1504, "Pottery throwing"],
      [1505, "Wood carving"],
      [1506, "Carpentry"],
      [1507, "Blacksmithing"],
      [1508, "Plumbing"],
      [1509, "Electrical work"],
      [1510, "Welding"],
      [1511, "Car repair"],
      [1512, "Farming"],
      [1513, "Ploughing"],
      [1514, "Milking"],
      [1515, "Fishing with nets"],
      [1516, "Cooking on a chulha"],
      [1517, "Roti making"],
      [1518, "Baking"],
      [1519, "Chai making"],
      [1520, "Bartending"],
      [1521, "Flower garland making"],
      [1522, "Mehndi application"],
      [1523, "Turban tying"],
      [1524, "Dhoti tying"],
      [1525, "Make-up"],
      [1526, "Hairdressing"],
      [1527, "Barbering"],
      [1528, "Nursing"],
      [1529, "First aid"],
      [1530, "Touch typing"],
      [1531, "Calligraphy"],
      [1532, "Sketching"],
      [1533, "Sculpting"],
      [1534, "Photography"],
      [1535, "Card dealing"],
      [1536, "Priestly rituals"],
      [1537, "Urdu reading and writing"],
      [1538, "Braille reading"]
    ]
  },
  {
    group: "Animal handling",
    items: [
      [1601, "Dog handling"],
      [1602, "Dog training"],
      [1603, "Horse care"],
      [1604, "Cattle handling"],
      [1605, "Goat and sheep herding"],
      [1606, "Camel handling"],
      [1607, "Bullock handling"],
      [1608, "Poultry handling"],
      [1609, "Parrot handling"],
      [1610, "Beekeeping"]
    ]
  }
];

// server/src/features/reference/data/skills-dance.ts
var danceSkills = [
  {
    group: "Classical dance",
    items: [
      [101, "Bharatanatyam"],
      [102, "Kathak"],
      [103, "Kathakali"],
      [104, "Kuchipudi"],
      [105, "Odissi"],
      [106, "Manipuri dance"],
      [107, "Mohiniyattam"],
      [108, "Sattriya"],
      [109, "Vilasini Natyam"],
      [110, "Rabindra Nritya"],
      [111, "Abhinaya"]
    ]
  },
  {
    group: "Folk dance",
    items: [
      [201, "Bhangra"],
      [202, "Giddha"],
      [203, "Garba"],
      [204, "Dandiya Raas"],
      [205, "Ghoomar"],
      [206, "Kalbelia"],
      [207, "Lavani"],
      [208, "Koli dance"],
      [209, "Himachali Nati"],
      [210, "Rouf"],
      [211, "Bihu"],
      [212, "Bamboo dance (Cheraw)"],
      [213, "Hojagiri"],
      [214, "Wangala"],
      [215, "Purulia Chhau"],
      [216, "Mayurbhanj Chhau"],
      [217, "Seraikella Chhau"],
      [218, "Gotipua"],
      [219, "Sambalpuri dance"],
      [220, "Santhali dance"],
      [221, "Panthi"],
      [222, "Karagattam"],
      [223, "Kolattam"],
      [224, "Parai Attam"],
      [225, "Thiruvathirakali"],
      [226, "Oppana"],
      [227, "Dollu Kunitha"],
      [228, "Huli Vesha"],
      [229, "Perini Shivatandavam"],
      [230, "Lambadi dance"],
      [231, "Dhimsa"],
      [232, "Haryanvi dance"]
    ]
  },
  {
    group: "Western and film dance",
    items: [
      [301, "Bollywood dance"],
      [302, "Contemporary dance"],
      [303, "Ballet"],
      [304, "Jazz dance"],
      [305, "Tap dance"],
      [306, "Hip hop dance"],
      [307, "Breaking"],
      [308, "Popping"],
      [309, "Locking"],
      [310, "Waacking"],
      [311, "Voguing"],
      [312, "Krump"],
      [313, "House dance"],
      [314, "Salsa"],
      [315, "Bachata"],
      [316, "Cha-cha-cha"],
      [317, "Rumba"],
      [318, "Samba"],
      [319, "Jive"],
      [320, "Tango"],
      [321, "Waltz"],
      [322, "Lindy hop"],
      [323, "Flamenco"],
      [324, "Belly dance"],
      [325, "K-pop dance"],
      [326, "Robotics and animation dance"],
      [327, "Contact improvisation"]
    ]
  }
];

// server/src/features/reference/data/skills-music.ts
var musicSkills = [
  {
    group: "Singing",
    items: [
      [401, "Hindustani classical singing"],
      [402, "Carnatic classical singing"],
      [403, "Dhrupad"],
      [404, "Thumri"],
      [405, "Ghazal singing"],
      [406, "Qawwali"],
      [407, "Sufi singing"],
      [408, "Bhajan"],
      [409, "Shabad kirtan"],
      [410, "Natya Sangeet"],
      [411, "Rabindra Sangeet"],
      [412, "Baul singing"],
      [413, "Lavani singing"],
      [414, "Powada"],
      [415, "Folk singing"],
      [416, "Playback singing"],
      [417, "Pop singing"],
      [418, "Rock singing"],
      [419, "Jazz singing"],
      [420, "Soul and R&B singing"],
      [421, "Opera singing"],
      [422, "Choral singing"],
      [423, "A cappella"],
      [424, "Rapping"],
      [425, "Beatboxing"],
      [426, "Harmony singing"]
    ]
  },
  {
    group: "Instruments",
    items: [
      [501, "Tabla"],
      [502, "Pakhawaj"],
      [503, "Mridangam"],
      [504, "Ghatam"],
      [505, "Dholak"],
      [506, "Dhol"],
      [507, "Nagada"],
      [508, "Chenda"],
      [509, "Thavil"],
      [510, "Manjira"],
      [511, "Harmonium"],
      [512, "Sitar"],
      [513, "Sarod"],
      [514, "Sarangi"],
      [515, "Santoor"],
      [516, "Tanpura"],
      [517, "Saraswati veena"],
      [518, "Esraj"],
      [519, "Ektara"],
      [520, "Rabab"],
      [521, "Ravanahatha"],
      [522, "Bansuri"],
      [523, "Shehnai"],
      [524, "Nadaswaram"],
      [525, "Pungi"],
      [526, "Acoustic guitar"],
      [527, "Electric guitar"],
      [528, "Bass guitar"],
      [529, "Ukulele"],
      [530, "Mandolin"],
      [531, "Violin"],
      [532, "Cello"],
      [533, "Double bass"],
      [534, "Harp"],
      [535, "Piano"],
      [536, "Keyboard"],
      [537, "Accordion"],
      [538, "Drum kit"],
      [539, "Caj\xF3n"],
      [540, "Djembe"],
      [541, "Flute"],
      [542, "Clarinet"],
      [543, "Saxophone"],
      [544, "Trumpet"],
      [545, "Trombone"],
      [546, "Harmonica"],
      [547, "Bagpipes"],
      [548, "Morsing"],
      [549, "DJ mixing"]
    ]
  }
];

// server/src/features/reference/data/skills-sport.ts
var sportSkills = [
  {
    group: "Sports",
    items: [
      [801, "Cricket"],
      [802, "Football"],
      [803, "Hockey"],
      [804, "Kabaddi"],
      [805, "Kho-kho"],
      [806, "Badminton"],
      [807, "Tennis"],
      [808, "Table tennis"],
      [809, "Squash"],
      [810, "Basketball"],
      [811, "Volleyball"],
      [812, "Rugby"],
      [813, "Golf"],
      [814, "Snooker and billiards"],
      [815, "Archery"],
      [816, "Rifle shooting"],
      [817, "Pistol shooting"],
      [818, "Sprinting"],
      [819, "Long-distance running"],
      [820, "Javelin throw"],
      [821, "Gymnastics"],
      [822, "Weightlifting"],
      [823, "Bodybuilding"],
      [824, "Swimming"],
      [825, "Springboard diving"],
      [826, "Rowing"],
      [827, "Kayaking"],
      [828, "Sailing"],
      [829, "Surfing"],
      [830, "Scuba diving"],
      [831, "Skiing"],
      [832, "Ice skating"],
      [833, "Roller skating"],
      [834, "Skateboarding"],
      [835, "Rock climbing"],
      [836, "Mountaineering"],
      [837, "Trekking"],
      [838, "Yoga"],
      [839, "Pilates"],
      [840, "Mallakhamb"],
      [841, "Carrom"],
      [842, "Chess"]
    ]
  },
  {
    group: "Riding and driving",
    items: [
      [901, "Car driving (manual)"],
      [902, "Car driving (automatic)"],
      [903, "Vintage car driving"],
      [904, "Auto-rickshaw driving"],
      [905, "Cycle rickshaw pulling"],
      [906, "Motorcycle riding"],
      [907, "Scooter riding"],
      [908, "Vintage motorcycle riding"],
      [909, "Off-road driving"],
      [910, "Truck driving"],
      [911, "Bus driving"],
      [912, "Tractor driving"],
      [913, "Bicycle riding"],
      [914, "Mountain biking"],
      [915, "Unicycle riding"],
      [916, "Horse riding"],
      [917, "Polo"],
      [918, "Camel riding"],
      [919, "Bullock cart driving"],
      [920, "Tonga driving"],
      [921, "Motorboat driving"],
      [922, "Country boat rowing"],
      [923, "Drone flying"],
      [924, "Wheelchair use"]
    ]
  }
];

// server/src/features/reference/data/skills-stage.ts
var stageSkills = [
  {
    group: "Circus and physical theatre",
    items: [
      [1001, "Acrobatics"],
      [1002, "Aerial silk"],
      [1003, "Aerial hoop"],
      [1004, "Trapeze"],
      [1005, "Tightrope walking"],
      [1006, "Pole acrobatics"],
      [1007, "Hand balancing"],
      [1008, "Human pyramid"],
      [1009, "Contortion"],
      [1010, "Juggling"],
      [1011, "Hula hoop"],
      [1012, "Fire breathing"],
      [1013, "Knife throwing"],
      [1014, "Stilt walking"],
      [1015, "Clowning"],
      [1016, "Slapstick"],
      [1017, "Cartwheels and flips"],
      [1018, "Physical theatre"],
      [1019, "Mask work"],
      [1020, "Living statue"]
    ]
  },
  {
    group: "Acting craft",
    items: [
      [1101, "Method acting"],
      [1102, "Meisner technique"],
      [1103, "Stanislavski system"],
      [1104, "Natyashastra technique"],
      [1105, "Improvisation"],
      [1106, "Comic timing"],
      [1107, "Stand-up comedy"],
      [1108, "Sketch comedy"],
      [1109, "Mimicry"],
      [1110, "Character acting"],
      [1111, "Monologues"],
      [1112, "Cold reading"],
      [1113, "Self-taping"],
      [1114, "Acting to camera"],
      [1115, "Green-screen acting"],
      [1116, "Motion capture"],
      [1117, "Prosthetic make-up work"],
      [1118, "Audition technique"],
      [1119, "Devised theatre"],
      [1120, "Musical theatre"],
      [1121, "Street theatre (nukkad natak)"],
      [1122, "Shakespeare"]
    ]
  }
];

// server/src/features/reference/data/skills-traditional-stage.ts
var traditionalStageSkills = [
  {
    group: "Traditional theatre, puppetry and mime",
    items: [
      [1401, "Mime"],
      [1402, "Koodiyattam"],
      [1403, "Yakshagana"],
      [1404, "Theyyam"],
      [1405, "Ottamthullal"],
      [1406, "Chakyar Koothu"],
      [1407, "Therukoothu"],
      [1408, "Burrakatha"],
      [1409, "Harikatha"],
      [1410, "Tamasha"],
      [1411, "Nautanki"],
      [1412, "Ramlila"],
      [1413, "Swang"],
      [1414, "Bhand Pather"],
      [1415, "Bhavai"],
      [1416, "Pandavani"],
      [1417, "Bidesiya"],
      [1418, "Jatra"],
      [1419, "Ankiya Naat"],
      [1420, "Dastangoi"],
      [1421, "Kathputli (string puppets)"],
      [1422, "Rod puppets"],
      [1423, "Glove puppets"],
      [1424, "Shadow puppets"],
      [1425, "Behrupiya"],
      [1426, "Storytelling"],
      [1427, "Stage magic"],
      [1428, "Close-up magic"]
    ]
  }
];

// server/src/features/reference/data/skills-voice-and-presenting.ts
var voiceAndPresentingSkills = [
  {
    group: "Voice work",
    items: [
      [1201, "Voice over"],
      [1202, "Dubbing"],
      [1203, "Lip sync"],
      [1204, "Audiobook narration"],
      [1205, "Documentary narration"],
      [1206, "Radio drama"],
      [1207, "Radio jockeying"],
      [1208, "Commercial voice"],
      [1209, "Character voices"],
      [1210, "Cartoon voices"],
      [1211, "Animal sounds"],
      [1212, "Ventriloquism"],
      [1213, "Loop group / walla"],
      [1214, "Shayari recitation"],
      [1215, "Poetry recitation"],
      [1216, "Sanskrit recitation"],
      [1217, "Public speaking"],
      [1218, "Whistling"],
      [1219, "Sports commentary"]
    ]
  },
  {
    group: "Modelling and presenting",
    items: [
      [1301, "Ramp walk"],
      [1302, "Print modelling"],
      [1303, "Fashion modelling"],
      [1304, "Fitness modelling"],
      [1305, "Saree draping and wear"],
      [1306, "Jewellery modelling"],
      [1307, "Hand modelling"],
      [1308, "Catalogue modelling"],
      [1309, "Product demonstration"],
      [1310, "Live anchoring"],
      [1311, "Television presenting"],
      [1312, "News reading"],
      [1313, "Teleprompter reading"],
      [1314, "Interviewing"],
      [1315, "Vlogging"],
      [1316, "Event emceeing"],
      [1317, "Hosting for children"]
    ]
  }
];

// server/src/features/reference/data/skills.ts
var skills = [
  ...danceSkills,
  ...musicSkills,
  ...actionSkills,
  ...sportSkills,
  ...stageSkills,
  ...voiceAndPresentingSkills,
  ...traditionalStageSkills,
  ...craftSkills
];

// server/src/features/reference/data/skin-tones.ts
var skinTones = [
  [1, "Porcelain"],
  [2, "Fair"],
  [3, "Light"],
  [4, "Wheatish"],
  [5, "Olive"],
  [6, "Tan"],
  [7, "Brown"],
  [8, "Deep"]
];

// server/src/features/reference/data/social-networks.ts
var socialNetworks = [
  [1, "Instagram"],
  [2, "YouTube"],
  [3, "Facebook"],
  [4, "X"],
  [5, "LinkedIn"],
  [6, "IMDb"],
  [7, "Spotify"],
  [8, "Snapchat"],
  [9, "Threads"],
  [10, "Moj"],
  [11, "ShareChat"],
  [12, "Vimeo"],
  [13, "SoundCloud"],
  [14, "Website"]
];

// server/src/features/reference/reference-rows.ts
var plain = (list) => list.map(([id, name], position) => ({ id, name, position }));
var grouped = (groups) => groups.flatMap(({ group, items }) => items.map(([id, name]) => ({ id, name, grouping: group }))).map((row, position) => ({ ...row, position }));
var referenceRows = {
  education_level: plain(educationLevels),
  id_proof_type: plain(idProofTypes),
  gender: plain(genders),
  language_level: plain(languageLevels),
  project_type: plain(projectTypes),
  look: plain(looks),
  hair_color: plain(hairColors),
  hair_type: plain(hairTypes),
  eye_color: plain(eyeColors),
  skin_tone: plain(skinTones),
  body_type: plain(bodyTypes),
  performer_role: plain(roles),
  social_network: plain(socialNetworks),
  acting_education: plain(actingEducations),
  achievement: plain(achievements),
  accent: grouped(accents),
  skill: grouped(skills),
  hobby: grouped(hobbies),
  country: countries.map(([id, name, iso_code], position) => ({ id, name, iso_code, position })),
  city: [...citiesIndia, ...citiesAbroad].map(([id, name, country_id, state], position) => ({
    id,
    name,
    country_id,
    state,
    position
  })),
  nationality: nationalities.map(([id, name, country_id], position) => ({ id, name, country_id, position })),
  language: languages.map(([id, name, native_name, iso_code], position) => ({
    id,
    name,
    native_name,
    iso_code,
    position
  })),
  size_type: sizeTypes.map(([id, code, name, kind], position) => ({ id, code, name, kind, position }))
};

// server/src/features/reference/reference.seed.ts
async function syncReferenceData(db) {
  await db.transaction().execute(async (trx) => {
    for (const [table, rows] of Object.entries(referenceRows)) await upsertReferenceRows(trx, table, rows);
  });
}

// server/src/features/reference/data/age-options.ts
var youngest = 10;
var oldest = 95;
var step = 5;
var ageOptions = Array.from(
  { length: (oldest - youngest) / step + 1 },
  (_, index) => youngest + index * step
);

// server/src/platform/db/database.ts
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day2) => day2);
function connect(url, { max = 10 } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: 15e3,
    idle_in_transaction_session_timeout: 3e4
  });
  pool.on("error", () => void 0);
  pool.on("connect", (client) => client.on("error", () => void 0));
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

// server/src/platform/db/migrate.ts
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runMigrations as migrateWorker } from "graphile-worker";
import { Migrator, sql as sql2 } from "kysely";
var readMigrations = async (directory2) => {
  const files = (await readdir(directory2)).filter((name) => name.endsWith(".sql")).sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => {
        const text = await readFile(join(directory2, name), "utf8");
        return [
          name.replace(/\.sql$/, ""),
          { up: async (db) => void await sql2.raw(text).execute(db) }
        ];
      })
    )
  );
};
var createMigrator = (db, directory2) => new Migrator({ db, provider: { getMigrations: () => readMigrations(directory2) } });
var migrationLock = 7261002;
async function migrate({ db, pool }, directory2, afterwards) {
  const lock = await pool.connect();
  try {
    await lock.query("select set_config($1, $2, false)", ["statement_timeout", "0"]);
    await lock.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrateWorker({ pgPool: pool });
    const { error } = await createMigrator(db, directory2).migrateToLatest();
    if (error) throw error;
    await afterwards(db);
  } finally {
    lock.release(true);
  }
}

// server/src/platform/embedded-postgres/cluster.ts
import { spawn } from "node:child_process";
import { existsSync as existsSync2, mkdirSync as mkdirSync2, openSync, readFileSync as readFileSync2, rmSync as rmSync3 } from "node:fs";
import { createServer } from "node:net";
import { join as join5 } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg2 from "pg";

// server/src/platform/embedded-postgres/binaries.ts
import { cpSync, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join as join2 } from "node:path";
var platforms = { darwin: "darwin", linux: "linux", win32: "windows" };
var findInstalled = () => {
  const name = `@embedded-postgres/${platforms[process.platform]}-${process.arch}`;
  const require2 = createRequire(import.meta.url);
  try {
    const manifest = createRequire(require2.resolve("embedded-postgres")).resolve(name);
    return join2(dirname(manifest), "..", "native");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a server of yours.`
    );
  }
};
var openToOthers = (directory2) => {
  const parent = dirname(directory2);
  return (statSync(directory2).mode & 1) !== 0 && (parent === directory2 || openToOthers(parent));
};
var sharedCache = "/var/cache/callboard";
function findBinaries(runner) {
  const installed = findInstalled();
  if (!runner || openToOthers(join2(installed, "bin"))) return join2(installed, "bin");
  const { version } = createRequire(import.meta.url)("embedded-postgres/package.json");
  const copy = join2(sharedCache, `postgres-${version}-${process.arch}`);
  if (!existsSync(copy)) {
    const aside = `${copy}.${process.pid}`;
    cpSync(installed, aside, { recursive: true, verbatimSymlinks: true, mode: 0 });
    try {
      renameSync(aside, copy);
    } catch {
      rmSync(aside, { recursive: true, force: true });
    }
  }
  return join2(copy, "bin");
}

// server/src/platform/embedded-postgres/initialise.ts
import { execFile } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, renameSync as renameSync2, rmSync as rmSync2, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as join3 } from "node:path";
import { promisify } from "node:util";

// server/src/platform/embedded-postgres/server-process.ts
var seenByServer = (data, runner) => runner && process.platform === "linux" ? "/proc/self/cwd" : data;
var processOptions = (data, runner) => ({
  cwd: data,
  env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
  ...runner && { uid: runner.uid, gid: runner.gid }
});

// server/src/platform/embedded-postgres/initialise.ts
var run = promisify(execFile);
var locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
async function withPasswordFile(password, runner, use) {
  const directory2 = mkdtempSync(join3(tmpdir(), "callboard-"));
  const file = join3(directory2, "password");
  try {
    writeFileSync(file, password, { mode: 384 });
    if (runner) for (const path of [directory2, file]) chownSync(path, runner.uid, runner.gid);
    await use(file);
  } finally {
    rmSync2(directory2, { recursive: true, force: true });
  }
}
async function initialise(data, {
  bin,
  runner,
  user: user2,
  password
}) {
  const aside = `${data}.${process.pid}`;
  rmSync2(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 448 });
  if (runner) chownSync(aside, runner.uid, runner.gid);
  await withPasswordFile(
    password,
    runner,
    (file) => run(
      join3(bin, "initdb"),
      [
        ...["-D", seenByServer(aside, runner), `--pwfile=${file}`, `--username=${user2}`],
        ...["--encoding=UTF8", `--locale=${locale}`, "--auth=scram-sha-256"],
        // The same order of names on every system; the locale above still tells letters from signs.
        ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
      ],
      processOptions(aside, runner)
    )
  );
  try {
    renameSync2(aside, data);
  } catch {
    rmSync2(aside, { recursive: true, force: true });
  }
}

// server/src/platform/embedded-postgres/postmaster-file.ts
import { readFileSync } from "node:fs";
import { join as join4 } from "node:path";
function readPostmaster(dataDirectory) {
  try {
    const lines = readFileSync(join4(dataDirectory, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    return pid > 0 && port > 0 ? { pid, port } : void 0;
  } catch {
    return void 0;
  }
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
  } catch {
    return process.platform !== "linux";
  }
}

// server/src/platform/embedded-postgres/runner.ts
import { execFileSync } from "node:child_process";
var readId = (flag, name) => {
  try {
    return Number(
      execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"], encoding: "utf8" })
    );
  } catch {
    return void 0;
  }
};
var findUser = (name) => {
  const uid = readId("-u", name);
  const gid = readId("-g", name);
  return uid === void 0 || gid === void 0 ? void 0 : { uid, gid };
};
var createUser = (name) => {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", name], { stdio: "ignore" });
  } catch {
  }
  return findUser(name);
};
function chooseRunner() {
  if (process.getuid?.() !== 0) return void 0;
  const runner = findUser("postgres") ?? createUser("callboard") ?? findUser("nobody");
  if (!runner) throw new Error("PostgreSQL may not run as root, and there is no other account to run it as.");
  return runner;
}

// server/src/platform/embedded-postgres/cluster.ts
var user = "callboard";
var startTimeoutMs = 6e4;
var stopTimeoutMs = 2e4;
var findFreePort = () => new Promise((resolve, reject) => {
  const probe = createServer();
  probe.once("error", reject);
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(
      () => address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port"))
    );
  });
});
var answers = async (url) => {
  const client = new pg2.Client({ connectionString: url, connectionTimeoutMillis: 2e3 });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => void 0);
  }
};
function launch(data, log, bin, runner, flags) {
  const output = openSync(log, "a");
  const child = spawn(join5(bin, "postgres"), ["-D", seenByServer(data, runner), ...flags], {
    ...processOptions(data, runner),
    // In a session of its own: Ctrl-C reaches us first, and we stop it in order.
    detached: true,
    stdio: ["ignore", output, output]
  });
  child.unref();
  return child;
}
var lastWords = (log) => readFileSync2(log, "utf8").split("\n").slice(-12).join("\n");
async function startCluster({ directory: directory2, password, settings = {} }) {
  const data = join5(directory2, "postgres");
  const log = join5(directory2, "postgres.log");
  const runner = chooseRunner();
  const bin = findBinaries(runner);
  mkdirSync2(directory2, { recursive: true });
  if (!existsSync2(join5(data, "PG_VERSION"))) await initialise(data, { bin, runner, user, password });
  const urlAt = (port) => (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    const server = readPostmaster(data);
    if (!server || !isAlive(server.pid)) return;
    process.kill(server.pid, "SIGINT");
    const deadline2 = Date.now() + stopTimeoutMs;
    while (isAlive(server.pid) && Date.now() < deadline2) await pause(50);
  };
  const flags = Object.entries({ listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings });
  const deadline = Date.now() + startTimeoutMs;
  let child;
  while (Date.now() < deadline) {
    const running = readPostmaster(data);
    if (running && await answers(urlAt(running.port)("postgres")))
      return { url: urlAt(running.port), stop };
    if (!child || child.exitCode !== null) {
      if (child && running && !isAlive(running.pid)) rmSync3(join5(data, "postmaster.pid"), { force: true });
      const port = await findFreePort();
      const args = ["-p", String(port), ...flags.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
      child = launch(data, log, bin, runner, args);
    }
    await pause(100);
  }
  throw new Error(`The embedded PostgreSQL did not start. It said:
${lastWords(log)}`);
}

// server/src/platform/storage/disk-storage.ts
import { randomUUID as randomUUID2 } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, mkdir, readFile as readFile2, rm, stat } from "node:fs/promises";
import { dirname as dirname2, join as join6 } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

// server/src/platform/storage/file-signature.ts
import { createHmac, timingSafeEqual } from "node:crypto";
var sign = (secret, { method, key, expires, bytes }) => createHmac("sha256", secret).update([method, key, expires, bytes ?? ""].join("\n")).digest("base64url");
var toSignedPath = (secret, grant) => {
  const query = new URLSearchParams({
    expires: String(grant.expires),
    ...grant.bytes !== void 0 && { bytes: String(grant.bytes) },
    signature: sign(secret, grant)
  });
  return `/files/${grant.key}?${query}`;
};

// server/src/platform/storage/keys.ts
import { randomUUID } from "node:crypto";
var contentTypes = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  wav: "audio/wav",
  pdf: "application/pdf",
  bin: "application/octet-stream"
};
var keyPattern = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/;
var isFileEnding = (ending) => Object.hasOwn(contentTypes, ending);
var makeKey = (area, ending) => {
  const id = randomUUID();
  return `${area}/${id.slice(0, 2)}/${id}.${ending}`;
};
var contentTypeOf = (key) => {
  const ending = key.slice(key.lastIndexOf(".") + 1);
  if (!keyPattern.test(key) || !isFileEnding(ending)) throw new Error("Not a storage key");
  return contentTypes[ending];
};

// server/src/platform/storage/storage.ts
var KeyTakenError = class extends Error {
  name = "KeyTakenError";
};
var NoSuchKeyError = class extends Error {
  name = "NoSuchKeyError";
};

// server/src/platform/storage/disk-storage.ts
var hasCode = (error, code) => error instanceof Error && "code" in error && error.code === code;
function createDiskStorage({
  directory: directory2,
  publicUrl,
  secret,
  now = Date.now
}) {
  const pathOf = (key) => {
    contentTypeOf(key);
    return join6(directory2, key);
  };
  const expiresAt = (seconds) => Math.floor(now() / 1e3) + seconds;
  const receive = async (key, body) => {
    const path = pathOf(key);
    const aside = `${path}.${randomUUID2()}`;
    await mkdir(dirname2(path), { recursive: true });
    try {
      await pipeline(body, createWriteStream(aside, { flags: "wx", mode: 416, flush: true }));
      await link(aside, path);
    } catch (error) {
      throw hasCode(error, "EEXIST") ? new KeyTakenError(key) : error;
    } finally {
      await rm(aside, { force: true });
    }
  };
  return {
    directory: directory2,
    receive,
    async put(key, body, contentType) {
      if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType}`);
      await receive(key, Readable.from([body]));
    },
    async read(key) {
      try {
        return await readFile2(pathOf(key));
      } catch (error) {
        throw hasCode(error, "ENOENT") ? new NoSuchKeyError(key) : error;
      }
    },
    async inspect(key) {
      try {
        return { contentType: contentTypeOf(key), bytes: (await stat(pathOf(key))).size };
      } catch (error) {
        if (hasCode(error, "ENOENT")) return void 0;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async signUpload({ key, contentType, bytes, expiresInSeconds }) {
      if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType}`);
      const grant = { method: "PUT", key, expires: expiresAt(expiresInSeconds), bytes };
      return { url: publicUrl + toSignedPath(secret, grant), headers: { "content-type": contentType } };
    },
    async signDownload(key, expiresInSeconds) {
      contentTypeOf(key);
      return publicUrl + toSignedPath(secret, { method: "GET", key, expires: expiresAt(expiresInSeconds) });
    }
  };
}

// server/src/demo/calendar.ts
var day = 864e5;
var indiaOffset = 5.5 * 36e5;
function moment(today, days) {
  const exact = today.getTime() + days * day;
  return new Date(Math.floor(exact / 6e4) * 6e4).toISOString();
}
function dateOn(today, days) {
  return new Date(today.getTime() + indiaOffset + days * day).toISOString().slice(0, 10);
}
function yearOf(today) {
  return Number(dateOn(today, 0).slice(0, 4));
}
function birthDate(today, age, past) {
  const [year = "", ...rest] = dateOn(today, -past).split("-");
  const date = [Number(year) - age, ...rest].join("-");
  return date.endsWith("-02-29") ? date.replace("-02-29", "-02-28") : date;
}
function daysBetween(earlier, later) {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / day);
}

// server/src/demo/data/job-lines.ts
var sendLines = [
  "Send a self-tape of up to two minutes, to camera, no music.",
  "Your profile is enough for now; we ask for a tape if we see you in it.",
  "Send one minute as yourself, and one as somebody who disagrees with you.",
  "Sides come with the invitation. A phone recording is fine.",
  "Please add a note on why this part. We read them all.",
  "First round by tape, second in the room with the director.",
  "No tape needed. We hold an open reading next week and invite from this list."
];
var workLines = [
  "{days} shoot days over {weeks} weeks in {city}.",
  "{days} days in {city}, dates can move by a week.",
  "We shoot in {city}, {days} days in all, with Sundays off.",
  "About {days} days in {city}, and one for costume."
];
var workLinesByType = {
  Theatre: "Rehearsals and shows in {city}, about {weeks} weeks in all.",
  "Audio drama": "A few sessions in {city}, or from a quiet room at home.",
  Dubbing: "Studio sessions in {city}, two hours at a time.",
  "Runway show": "One fitting and the evening itself, in {city}.",
  Anchoring: "One rehearsal and the live evening in {city}, every week.",
  "Game / motion capture": "Two days in the studio in {city}; the suit is washed."
};
var careLines = [
  "Travel and stay are paid, food is good.",
  "Travel from your city is paid. Twelve-hour days, never more.",
  "No scenes of intimacy.",
  "Conveyance is paid for auditions after the first round.",
  "Paid rehearsal, contract before the first day.",
  "The set has a quiet room and a nurse.",
  "Payment within thirty days of the last day."
];
var unpaidLines = [
  "There is no fee: this is a first film. Travel, food and a finished copy are certain.",
  "Unpaid, and we say so. Two days, good company, and you may use the scenes in your reel."
];
var houseOpenings = [
  {
    title: "Audition readers, Versova",
    type: "Theatre",
    city: "Mumbai",
    age: [20, 60],
    fee: [2500, "day"],
    closesIn: 21,
    description: "Sit opposite nervous actors and give them a real scene partner. Cold reading in Hindi and English, three mornings a week. Patience is the skill."
  },
  {
    title: "Faces for our lighting tests",
    type: "Print shoot",
    city: "Mumbai",
    age: [18, 80],
    fee: [3e3, "day"],
    closesIn: 12,
    description: "We test how profile photos should be lit, on every skin, age and kind of hair. Half a day, plain clothes, and you keep the pictures."
  },
  {
    title: "Voices for the help films",
    type: "Voice over",
    city: "Pune",
    age: [22, 60],
    fee: [12e3, "project"],
    closesIn: 18,
    description: "Short films that explain how an application works. We record the same text in nine languages and want voices that sound like a helpful cousin."
  },
  {
    title: "Open reading day, Kolkata",
    type: "Theatre",
    city: "Kolkata",
    age: [18, 75],
    fee: null,
    closesIn: 9,
    description: "A free day in a small theatre: casting directors listen, you read. There is no fee and no part at the end of it, only people who now know you."
  },
  {
    title: "Self-tape workshop models",
    type: "Digital content",
    city: "Hyderabad",
    age: [20, 45],
    fee: [5e3, "day"],
    closesIn: 26,
    description: "We film a course on self-taping and need actors willing to do it badly first. Telugu or Hindi."
  },
  {
    title: "Dialect bank, coastal and hill speech",
    type: "Audio drama",
    city: "Bengaluru",
    age: [18, 80],
    fee: [4e3, "project"],
    closesIn: 40,
    description: "Read one page in the speech you grew up with. The recordings help actors prepare, and carry your name."
  },
  {
    title: "Wedding guests, all ages",
    type: "Feature film",
    city: "Jaipur",
    age: [18, 75],
    fee: [1800, "day"],
    closesIn: 6,
    description: "Sixty background artists for a wedding that takes five nights. Own festive clothes, three meals, transport from the city."
  },
  {
    title: "Board host, weekend mornings",
    type: "Anchoring",
    city: "Delhi",
    age: [21, 40],
    fee: [38e3, "month"],
    closesIn: 30,
    description: "Read out the calls of the week to camera, clearly and with some mischief. Eight mornings a month."
  }
];
var applicationNotes = [
  "This is my grandmother\u2019s street, nearly word for word. I would like to read for it.",
  "I have the dates free and can come to the city for a reading.",
  "I recorded the scene twice: once as written, once how my aunt would say it.",
  "I have done this work in life, for three years, before acting.",
  "My tape is from a phone, the voice is from the terrace. I hope both are clear.",
  "I know I am at the edge of the age you ask for. Please look once.",
  "I read the brief on the bus and missed my stop.",
  "I speak the language at home and can help others on set with it.",
  "Two directors told me to play this kind of person. I am starting to believe them.",
  "Happy to do the workshop days. I learn best there.",
  "I would be glad of any of the smaller parts as well.",
  "I have been waiting for a part that listens."
];

// server/src/demo/stage.ts
var commonYears = 3;
function suitablePeople(people, { gender, age: [min, max] }) {
  return people.filter((person2) => {
    const common = Math.min(max, person2.playingMax) - Math.max(min, person2.playingMin);
    return common >= commonYears && (gender === null || person2.face.gender === gender);
  });
}

// server/src/demo/application.ts
var whileOpen = [
  ["applied", 38],
  ["viewed", 27],
  ["shortlisted", 13],
  ["audition", 7],
  ["callback", 3],
  ["offered", 2],
  ["not_selected", 7],
  ["withdrawn", 3]
];
var onceClosed = [
  ["not_selected", 70],
  ["role_closed", 24],
  ["withdrawn", 6]
];
var starStatuses = [
  "audition",
  "shortlisted",
  "viewed",
  "applied",
  "applied"
];
var anyone = { gender: null };
function candidatesFor({ row, role }, people) {
  return suitablePeople(people, role?.script ?? { ...anyone, age: [row.age_min, row.age_max] });
}
function applicationRow(call, talent, status, today, random) {
  const opened = Date.parse(call.row.opened_at ?? call.row.created_at);
  const closes = Math.min(today.getTime(), Date.parse(call.row.closes_on));
  const created = new Date(opened + Math.max(0, closes - opened) * random.fraction());
  const decided = daysBetween(created.toISOString(), today.toISOString());
  const looked = status === "applied" ? created : new Date(moment(created, Math.min(decided, 9) * random.fraction()));
  return {
    job_id: call.row.id,
    talent_id: talent.id,
    character_id: call.role?.row.id ?? null,
    note: random.chance(0.7) ? random.pick(applicationNotes) : null,
    status,
    created_at: created.toISOString(),
    updated_at: new Date(
      Math.min(today.getTime(), Math.max(created.getTime(), looked.getTime()))
    ).toISOString()
  };
}
function applicantsOf(call, { people, random }) {
  const script = call.role?.script;
  const cast = people.find(({ id }) => id === call.role?.row.cast_talent_id);
  const sure = (script?.applicantFaces ?? []).flatMap((face) => people[face] ?? []);
  const count = script?.applicants ?? 2 + Math.floor(14 * random.fraction() ** 1.6);
  const drawn = random.sample(candidatesFor(call, people), count);
  return [.../* @__PURE__ */ new Set([...cast ? [cast] : [], ...sure, ...drawn])].filter(
    ({ number }) => number > 0 || cast?.number === 0
  );
}
function addApplications(batch, calls, stage) {
  const { people, random, today } = stage;
  const up = calls.filter(({ row }) => row.opened_at !== null);
  for (const call of up) {
    const over = call.row.status === "closed" || call.row.status === "expired";
    for (const talent of applicantsOf(call, stage)) {
      const isCast = talent.id === call.role?.row.cast_talent_id;
      const status = isCast ? "cast" : random.weighted(over ? onceClosed : whileOpen);
      batch.job_application.push(applicationRow(call, talent, status, today, random));
    }
  }
  const star = people[0];
  if (!star) return;
  const open = up.filter(
    (call) => call.row.status === "open" && call.role !== null && candidatesFor(call, [star]).length > 0
  );
  const chosen = random.sample(open, starStatuses.length);
  for (const [index, status] of starStatuses.entries())
    for (const call of chosen.slice(index, index + 1))
      batch.job_application.push(applicationRow(call, star, status, today, random));
}

// server/src/demo/batch.ts
function emptyBatch() {
  return {
    account: [],
    recruiter: [],
    talent: [],
    talent_body: [],
    talent_language: [],
    talent_accent: [],
    talent_skill: [],
    talent_hobby: [],
    talent_role: [],
    talent_project_type: [],
    talent_work_city: [],
    talent_training: [],
    talent_achievement: [],
    talent_social_link: [],
    past_work: [],
    unavailable_dates: [],
    gallery_item: [],
    project: [],
    project_character: [],
    character_language: [],
    character_skill: [],
    job: [],
    job_character: [],
    job_application: [],
    conversation: [],
    message: [],
    conversation_read: []
  };
}

// server/src/demo/data/threads.ts
var threads = [
  [
    [
      "r",
      "Hello {first}, thank you for the tape for {part}. Could you send one more, slower, and sitting down?"
    ],
    ["t", "Of course. By tomorrow evening?"],
    ["r", "Perfect. No need to learn it, read from the page."],
    ["t", "Sent. The dog in the second half is not mine."],
    ["r", "We like the dog. We come back to you by Friday."]
  ],
  [
    [
      "r",
      "{first}, we have you on the list for {part} in {project}. Are you free for a reading on Thursday at four?"
    ],
    ["t", "Yes, Thursday works. Is there anything I should prepare?"],
    ["r", "Pages 3 and 4, and wear shoes you can run in."]
  ],
  [
    ["t", "Thank you for looking at my application for {part}. May I ask whether the dates are fixed?"],
    ["r", "Nearly. They can move by four days, not more. Is that a problem?"],
    ["t", "No, that helps me. I have a show on the weekend, after that I am yours."]
  ],
  [
    [
      "r",
      "Hi {first}. The director watched your reel twice. Can you do the scene in your own language as well?"
    ],
    ["t", "Gladly. The words change a little, the anger does not."],
    ["r", "That is what we want to see."],
    ["t", "Uploaded just now."]
  ],
  [
    ["r", "Thank you for coming in on Monday. The room was quiet after you left, in a good way."],
    ["t", "Thank you for saying so. It was quiet on my way home as well."],
    ["r", "Decision next week. You will hear from us either way."]
  ],
  [
    ["r", "{first}, {part} has gone to somebody else. It was close, and I wanted you to hear it from me."],
    ["t", "Thank you for telling me. Most people do not."],
    ["r", "There is another part in spring. I have written your name next to it."]
  ],
  [
    [
      "r",
      "Are you comfortable in water? There is one scene in a river for {part}, waist deep, with a safety team."
    ],
    ["t", "Yes. I learned in a river, and respect it."],
    ["r", "Good. Costume will call you for measures; they use the ones on your profile."],
    ["t", "They are from this month, so they should fit."]
  ],
  [
    ["r", "We would like you for a callback for {part}. {city}, Saturday morning. We pay the train."],
    ["t", "I will be there. Is a night train on Friday all right?"],
    ["r", "Yes. Send us the ticket, and sleep."]
  ],
  [
    ["t", "A small question about {part}: does {part} win the argument in the end, or only stop?"],
    ["r", "Only stop. That you asked is why you are shortlisted."]
  ],
  [
    ["r", "Could you send two photos without make-up, in window light? Nothing special, phone is fine."],
    ["t", "Two from this morning, in my gallery now."],
    ["r", "Thank you, exactly that."]
  ]
];
var inbox = [
  {
    face: 0,
    hoursAgo: 1,
    unread: 2,
    lines: [
      ["r", "Ananya, the director has decided: Meera is yours. The offer is on its way."],
      ["t", "I read it twice, and then once aloud to my mother. Yes."],
      [
        "r",
        "Then rehearsal on Thursday, Studio 2, Aram Nagar, 11:20. Eight counts live, and the umbrella scene."
      ],
      ["t", "Two photos from this morning are in my gallery, no make-up, as costume asked."],
      ["t", "Yes to Thursday. Should I bring my own ghungroo, or is the floor being miked?"]
    ]
  },
  {
    face: 55,
    hoursAgo: 3,
    unread: 1,
    lines: [
      ["r", "Harpreet, the part is yours if the dates work. Do you bring your own dhol?"],
      ["t", "Always. It does not like other hands."],
      ["t", "I have asked for one more day to rehearse with the train noise. Would that be possible?"]
    ]
  },
  {
    face: 44,
    hoursAgo: 26,
    unread: 0,
    lines: [
      ["t", "I sang the verse in Garo as well, I hope that is all right."],
      ["r", "More than all right. Who taught you that breath?"],
      ["t", "The hills. You have to get to the end of the line before the echo does."],
      ["r", "Thank you, we will let you know by Friday."]
    ]
  },
  {
    face: 16,
    hoursAgo: 31,
    unread: 0,
    lines: [
      ["r", "Farida-ji, may we send a car for the fitting on Tuesday?"],
      [
        "t",
        "You may, if it is not one of those high ones. I am bringing my own steel tiffin for Nani; yours looked too new."
      ]
    ]
  },
  {
    face: 1,
    hoursAgo: 52,
    unread: 0,
    lines: [
      ["r", "Vikram, contract is in your mail. Shout if a line is unclear."],
      ["t", "Contract signed and sent. See you in Ratnagiri."]
    ]
  },
  {
    face: 6,
    hoursAgo: 70,
    unread: 0,
    lines: [
      [
        "t",
        "My grandmother sold flowers on the local line. I learned to sing over the brakes. I would love to read for The singer."
      ],
      ["r", "Then you already know the part. Could you send the verse again, slower?"],
      ["t", "Sending it tonight."]
    ]
  },
  {
    face: 25,
    hoursAgo: 98,
    unread: 0,
    lines: [
      [
        "r",
        "Mohan-ji, it was a joy to have you as Aba. Are you free in the second week of next month for a small thing?"
      ],
      ["t", "I can do the second week. Small things are my speciality."]
    ]
  },
  {
    face: 10,
    hoursAgo: 150,
    unread: 0,
    lines: [
      ["r", "Tara, sides are attached to the call, pages 3 and 4. Guitar is welcome."],
      ["t", "Got them. Is a ukulele also welcome? It fits in the train."],
      ["r", "A ukulele is very welcome."]
    ]
  }
];

// server/src/demo/text.ts
function fill(template, values) {
  return template.replace(/\{(\w+)\}/g, (_, place) => {
    const value = values[place];
    if (value === void 0) throw new Error(`"${template}" has no word for {${place}}`);
    return String(value);
  });
}
function listed(names) {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
function plainLetters(name) {
  return name.normalize("NFD").toLowerCase().replace(/[^a-z]/g, "");
}

// server/src/demo/conversation.ts
var hour = 1 / 24;
var sayingNo = threads.filter(([first]) => first?.[1].includes("gone to somebody else"));
var goingOn = threads.filter((thread) => !sayingNo.includes(thread));
var worthATalk = /* @__PURE__ */ new Set([
  "shortlisted",
  "audition",
  "callback",
  "offered",
  "not_selected"
]);
function draftsOf(talk, conversationId, today, random) {
  const { recruiter, talent, lines } = talk;
  let hoursAgo = talk.hoursAgo;
  return lines.map(([who, text], index) => ({ who, text, isRead: index < lines.length - talk.unread })).reverse().map(({ who, text, isRead }, index) => {
    if (index > 0) hoursAgo += random.chance(0.5) ? random.int(4, 50) / 60 : random.int(2, 15);
    const sender = who === "r" ? recruiter.id : talent.id;
    return {
      conversation_id: conversationId,
      sender_id: sender,
      client_id: random.uuid(),
      text: fill(text, talk.words),
      created_at: moment(today, -hoursAgo * hour),
      readBy: isRead ? [recruiter.id, talent.id] : [sender]
    };
  }).reverse();
}
function inboxTalks(productions, { people }) {
  return inbox.flatMap(({ face, ...talk }) => {
    const talent = people[face];
    const own = productions.filter(({ script }) => script.company === "Lantern Casting");
    const production = own.find(({ roles: roles2 }) => roles2.some(({ row }) => row.cast_talent_id === talent?.id)) ?? own[0];
    if (!talent || !production) return [];
    return [{ ...talk, talent, recruiter: production.recruiter, projectId: production.row.id, words: {} }];
  });
}
function talkAbout(application, calls, productions, stage) {
  const { people, random } = stage;
  const talent = people.find(({ id }) => id === application.talent_id);
  const call = calls.find(({ row }) => row.id === application.job_id);
  const production = productions.find(({ row }) => row.id === call?.row.project_id);
  if (!talent || !call || !production || production.script.company === "Lantern Casting") return [];
  const isOver = application.status === "not_selected";
  if (isOver && call.row.status !== "closed") return [];
  const lines = random.pick(isOver ? sayingNo : goingOn);
  const length = isOver ? lines.length : random.int(1, lines.length);
  const words2 = {
    first: talent.firstName,
    part: call.row.title,
    project: production.row.title,
    recruiter: production.recruiter.firstName,
    city: production.script.city
  };
  return [
    {
      recruiter: production.recruiter,
      talent,
      projectId: production.row.id,
      lines: lines.slice(0, length),
      words: words2,
      hoursAgo: random.fraction() ** 2 * 200 + 0.5,
      unread: random.chance(0.35) ? 1 : 0
    }
  ];
}
function chooseTalks(batch, calls, productions, stage) {
  const candidates = batch.job_application.filter(({ status }) => worthATalk.has(status));
  const ofStar = candidates.filter(({ talent_id }) => talent_id === stage.people[0]?.id);
  const refused = candidates.filter(({ status }) => status === "not_selected");
  const hopeful = candidates.filter(({ status }) => status !== "not_selected");
  const drawn = [...stage.random.sample(hopeful, 45), ...stage.random.sample(refused, 30)];
  const talks = [...ofStar, ...drawn].flatMap(
    (application) => talkAbout(application, calls, productions, stage)
  );
  const seen = /* @__PURE__ */ new Set();
  return [...inboxTalks(productions, stage), ...talks].filter(({ recruiter, talent, projectId }) => {
    const key = `${recruiter.id} ${talent.id} ${projectId}`;
    return !seen.has(key) && seen.add(key);
  });
}
function addConversations(batch, calls, productions, stage) {
  const { random, today } = stage;
  const drafts = chooseTalks(batch, calls, productions, stage).flatMap((talk, index) => {
    const lines = draftsOf(talk, index + 1, today, random);
    batch.conversation.push({
      id: index + 1,
      recruiter_id: talk.recruiter.id,
      talent_id: talk.talent.id,
      project_id: talk.projectId,
      created_at: lines[0]?.created_at ?? moment(today, 0)
    });
    return lines;
  });
  const lastRead = /* @__PURE__ */ new Map();
  drafts.sort((one, other) => one.created_at.localeCompare(other.created_at));
  for (const [index, { readBy, ...draft }] of drafts.entries()) {
    const id = index + 1;
    batch.message.push({ id, ...draft });
    for (const reader of readBy)
      lastRead.set(`${draft.conversation_id} ${reader}`, {
        conversation_id: draft.conversation_id,
        account_id: reader,
        last_read_message_id: id
      });
  }
  batch.conversation_read.push(...lastRead.values());
}

// server/src/demo/data/faces.ts
var faceWords = `
  f28-black-wavy-d3 m48-black-quiff-d1 f20-black-bun-d0 m23-dark-quiff-b5 f48-chestnut-braid-l5
  m20-black-crop-b6 f28-dark-bob-l4 m53-pepper-quiff-d4 f34-dark-drape-d1 m24-dark-crop-b1
  f19-black-pixie-d4 m20-black-curlytop-l4 f70-grey-bob-b6 m26-dark-buzz-d3 f49-dark-bob-b5
  m53-black-crop-b3 f60-pepper-bun-b4 m25-brown-curlytop-l2 f53-pepper-braid-b2 m57-pepper-receding-d4
  f24-black-braid-d3 m31-dark-curlytop-b5 f36-dark-wavy-d2 m21-black-crop-d2 f34-black-bob-d5
  m62-grey-bald-d3 f48-black-pixie-b4 m66-white-crop-b1 f38-dark-bun-d2 m37-black-turban-b5
  f35-dark-bob-d3 m29-black-quiff-b3 f36-dark-long-b3 m31-chestnut-quiff-b3 f42-black-bob-b5
  m32-dark-crop-b3 f30-dark-wavy-b0 m24-dark-turban-b4 f32-brown-bun-d5 m50-black-quiff-l5
  f30-black-bun-d2 m29-chestnut-quiff-l4 f53-pepper-pixie-d4 m54-pepper-crop-d3 f23-dark-long-b7
  m45-dark-buzz-d1 f43-dark-pixie-b2 m27-dark-buzz-l0 f41-dark-braid-b4 m37-black-crop-l2
  f42-black-pixie-b7 m30-dark-quiff-d5 f21-black-braid-d2 m43-black-crop-d0 f31-black-wavy-d4
  m30-dark-turban-l5 f24-black-long-d4 m28-dark-quiff-l6 f24-dark-bob-l4 m27-dark-buzz-b4 f28-dark-long-l5
  m24-black-quiff-b5 f21-dark-braid-b3 m28-black-curlytop-l5 f23-dark-long-l2 m26-dark-quiff-b3
  f23-dark-curly-b2 m55-pepper-buzz-l3 f19-dark-bob-l2 m21-dark-turban-b1 f34-dark-wavy-b5
  m19-black-crop-d4 f20-dark-bob-b4 m26-black-quiff-d7 f21-black-long-b4 m30-dark-quiff-b4
  f22-dark-drape-d0 m70-grey-receding-d1 f64-grey-bob-b3 m26-chestnut-quiff-d6 f35-black-curly-d4
  m28-black-buzz-d6 f27-dark-long-b6 m53-pepper-crop-d7 f35-brown-drape-b5 m52-pepper-quiff-l6
  f36-brown-curly-b4 m28-black-crop-l5 f27-dark-wavy-b4 m26-black-crop-b1 f29-dark-pixie-b0
  m22-black-buzz-d3 f52-pepper-bun-b6 m20-dark-crop-b5 f21-black-bun-d1 m35-dark-mane-d1 f32-dark-long-l2
  m19-dark-curlytop-b3 f26-black-long-b2 m31-brown-quiff-d2 f29-chestnut-wavy-b4 m21-dark-quiff-l3
  f37-brown-wavy-b4 m47-dark-quiff-b3 f36-dark-long-d6 m35-black-quiff-d1 f47-dark-bun-b2
  m34-dark-turban-b5 f67-white-bob-d7 m33-black-quiff-b4 f28-brown-bob-b2 m26-dark-quiff-b6
  f24-black-wavy-l6 m31-black-quiff-b5 f51-black-pixie-d4 m26-dark-curlytop-b0 f32-dark-bob-d1
  m30-chestnut-quiff-b4 f21-dark-wavy-b1 m37-black-turban-b5 f31-dark-pixie-l3 m47-dark-buzz-d2
  f21-dark-curly-b3 m73-white-crop-b2 f24-dark-braid-l3 m22-black-quiff-b6 f27-brown-long-l5
  m35-dark-buzz-b4 f37-chestnut-wavy-b5 m52-pepper-crop-b3 f72-white-bun-d4 m36-dark-crop-d1
  f28-black-long-d3 m54-pepper-turban-d0 f27-dark-curly-b2 m28-dark-quiff-d5 f27-chestnut-bob-b5
  m22-black-turban-l3 f33-black-long-d6 m39-dark-quiff-d1 f33-dark-curly-b4 m21-dark-buzz-d2
  f29-dark-pixie-b4 m20-dark-buzz-d4 f27-black-bun-d3 m22-dark-quiff-b0 f19-chestnut-wavy-b3
  m23-black-quiff-b3 f49-dark-wavy-b6 m24-black-crop-d3 f29-dark-wavy-d2 m25-brown-mane-l3
  f37-black-long-l2 m53-pepper-buzz-d4 f30-dark-pixie-d4 m63-grey-bald-b2 f45-black-bun-d2
  m27-chestnut-crop-b5 f26-black-wavy-l1 m34-dark-turban-b2 f53-pepper-long-l4 m24-black-quiff-d4
  f31-black-wavy-b5 m37-black-quiff-d4 f26-dark-long-d5 m23-black-quiff-d4 f74-grey-bun-d4
  m53-pepper-crop-b4 f37-chestnut-wavy-d6 m26-dark-curlytop-l1 f45-dark-long-b3 m26-black-crop-b1
  f38-black-braid-b4 m24-black-turban-d3 f35-black-bob-b4 m24-dark-turban-l3 f28-black-bun-d0
  m23-dark-quiff-d1 f34-black-wavy-d4 m33-black-turban-d4 f36-black-drape-b6 m26-dark-crop-d1
  f20-brown-drape-b5 m49-black-curlytop-b5 f36-dark-long-l4 m43-black-crop-b4 f32-dark-long-b7
  m22-black-quiff-d5 f25-dark-bun-d4 m36-black-mane-d0 f34-dark-bob-b1 m24-dark-turban-b4 f21-dark-wavy-d4
  m35-dark-turban-d6 f24-black-bob-b3 m31-black-crop-d4 f27-black-wavy-d4 m34-dark-buzz-d3
  f31-dark-wavy-d3 m33-black-mane-d3 f32-dark-wavy-b5 m44-dark-curlytop-b3 f19-dark-braid-b1
  m41-black-quiff-d2 f19-black-wavy-b3 m31-black-mane-l4 f37-black-drape-b2 m23-black-buzz-b3
  f27-chestnut-bun-d4 m25-brown-quiff-d6 f38-chestnut-wavy-l4 m22-black-quiff-b4 f18-black-bun-b5
  m23-dark-buzz-d3 f27-black-wavy-b3 m24-dark-mane-b4 f33-chestnut-braid-b4 m30-dark-curlytop-d4
  f21-dark-curly-d3 m19-black-quiff-d2 f74-grey-bob-l6 m49-black-quiff-d3 f21-dark-bob-l5
  m35-black-turban-d2 f23-dark-bob-b3 m46-black-turban-d3 f26-black-bob-b4 m54-pepper-turban-d3
  f30-black-bob-l4 m41-black-turban-b3 f29-dark-bun-b2 m22-black-buzz-l3 f42-black-wavy-d4
  m19-dark-mane-b3 f23-black-bob-b5 m26-dark-turban-d4 f34-dark-wavy-b3 m46-black-crop-d6
  f21-dark-drape-l2 m28-dark-curlytop-d4 f23-dark-braid-b5 m28-black-turban-d3 f35-black-braid-b1
  m23-black-quiff-l5 f33-dark-drape-l3 m40-black-quiff-l3 f34-dark-drape-b6 m54-pepper-crop-d2
  f28-black-curly-l6 m69-grey-bald-d0 f41-dark-pixie-d3 m30-black-quiff-b2 f22-black-bob-b4
  m23-dark-curlytop-b3 f54-dark-braid-d3 m43-dark-buzz-d5 f29-brown-bun-d4 m26-black-quiff-d6
  f32-dark-curly-b5 m26-dark-buzz-l3 f26-brown-braid-b4 m20-dark-crop-b2 f70-grey-bun-b1
  m39-black-turban-l2 f34-black-curly-d5 m38-dark-mane-l5 f73-grey-bun-d1 m29-brown-quiff-b4
  f25-dark-long-l3 m36-black-buzz-b4 f34-black-pixie-b3 m39-brown-crop-b4 f27-brown-bun-b4
  m19-dark-crop-b6 f27-dark-braid-d5 m27-chestnut-mane-d4 f28-black-wavy-d3 m36-chestnut-quiff-d2
  f36-black-braid-b4 m52-black-crop-d4 f31-dark-wavy-d2 m21-dark-quiff-d3 f47-dark-braid-d5
  m46-dark-quiff-d1 f33-black-pixie-b1 m26-dark-turban-d5 f32-black-braid-d2 m20-black-curlytop-d5
  f37-black-long-b3 m38-dark-mane-d2 f27-black-long-l3 m48-chestnut-curlytop-d3 f39-dark-drape-d7
  m18-black-crop-d4 f33-dark-braid-d4 m53-black-crop-l5 f27-black-bob-l3 m24-black-quiff-d5
  f73-grey-bun-b3 m33-dark-crop-b5 f56-black-bun-d7 m28-dark-mane-d6 f20-black-bob-d4 m31-black-quiff-b3
  f49-black-braid-b4 m60-pepper-bald-d1 f21-chestnut-long-d4 m45-dark-crop-b4 f34-black-bun-d3
  m25-black-curlytop-b2 f36-black-wavy-d5 m53-dark-mane-b4 f49-dark-bob-l1 m35-black-quiff-d4
  f75-white-bun-b7 m24-brown-mane-l4 f45-black-bob-b6 m34-brown-curlytop-l1 f32-dark-curly-b2
  m34-dark-mane-l3 f24-black-long-b6 m28-black-crop-b3 f27-black-curly-d2 m31-chestnut-curlytop-d6
  f23-brown-wavy-b3 m49-black-buzz-l3 f36-black-curly-d1 m54-pepper-quiff-b3 f34-brown-braid-b3
  m36-brown-quiff-b3 f37-dark-drape-l4 m27-black-buzz-d2 f32-brown-curly-b4 m32-chestnut-curlytop-b5
  f18-black-wavy-d6 m54-pepper-quiff-d5 f33-dark-pixie-b6 m54-black-mane-b1 f19-dark-braid-b5
  m21-dark-buzz-d4 f47-dark-curly-d2 m33-chestnut-turban-b6 f54-dark-bob-d1 m21-brown-crop-l4
  f33-black-bob-l2 m18-black-turban-l5 f29-chestnut-wavy-d5 m48-black-turban-b1 f29-brown-wavy-l4
  m24-black-crop-l5 f29-black-long-b1 m19-black-mane-d6 f33-black-drape-b3 m41-black-turban-d2
  f38-brown-curly-d5 m27-dark-crop-b2 f31-black-long-d2 m33-black-buzz-b4 f24-dark-long-d5
  m20-black-mane-d1 f33-black-long-b6 m50-brown-crop-l3 f38-black-pixie-b2 m34-black-quiff-d2
  f19-dark-braid-d2 m36-black-crop-l5 f41-black-wavy-d1 m45-dark-quiff-b3 f42-brown-wavy-l1
  m46-black-turban-l4 f21-dark-long-b2 m32-dark-turban-l4 f40-dark-bob-d0 m21-black-quiff-b3
  f27-black-pixie-d2 m47-chestnut-quiff-b6 f29-dark-pixie-l2 m30-chestnut-crop-d7 f43-dark-long-b5
  m44-dark-quiff-d2 f25-black-long-d3 m38-dark-quiff-b3 f22-black-long-b0 m34-dark-crop-b5
  f19-dark-braid-b3 m25-black-quiff-l5 f24-dark-wavy-b4 m35-dark-buzz-b4 f19-black-bun-d3 m19-dark-mane-b1
  f31-dark-pixie-b1 m59-dark-receding-b1 f47-black-curly-b4 m21-black-crop-d5 f43-dark-pixie-b3
  m21-black-quiff-d4 f41-black-wavy-d5 m33-black-quiff-d3 f42-dark-long-l4 m37-dark-crop-l2
  f38-dark-bob-b5 m75-grey-bald-d2 f30-black-bob-d1 m74-white-crop-d7 f36-dark-drape-b1
  m34-dark-curlytop-d4 f33-black-bun-d4 m19-black-buzz-b4 f22-black-wavy-l3 m19-dark-turban-l2
  f43-black-curly-d5 m31-black-turban-d4 f29-brown-wavy-d6 m32-chestnut-mane-d2 f19-black-long-b3
  m27-dark-buzz-d3 f31-dark-curly-l4 m22-black-buzz-l2 f32-dark-bob-l3 m35-brown-crop-b5
  f19-brown-curly-l3 m58-pepper-receding-b3 f36-dark-long-b2 m48-black-quiff-l3 f31-brown-bun-l0
  m69-white-receding-b3 f41-black-bob-b1 m28-dark-quiff-l2 f37-black-bob-b1 m24-dark-crop-b6
  f47-black-bob-l5 m31-black-crop-d3 f24-black-bob-b6 m21-chestnut-mane-d1 f43-brown-curly-l4
  m31-black-quiff-d3 f19-brown-wavy-b1 m25-brown-quiff-d1 f27-black-pixie-d4 m31-dark-buzz-d4
  f23-black-drape-b2 m29-dark-crop-l1 f18-dark-bob-l6 m37-dark-curlytop-b5 f65-grey-bun-d6
  m45-black-mane-d7 f32-dark-pixie-d5 m40-brown-crop-b4 f34-brown-bob-l3 m50-brown-quiff-b4
  f37-dark-drape-d1 m40-black-buzz-d6 f57-dark-bun-d1 m20-dark-quiff-b3 f68-grey-bob-b5 m40-black-crop-b6
  f24-chestnut-drape-l2 m67-grey-receding-d5 f20-dark-bun-l0 m19-black-mane-d6 f23-black-wavy-l6
  m37-chestnut-quiff-l2 f29-brown-wavy-b5 m45-black-crop-l1 f59-pepper-bun-b2 m20-dark-buzz-d3
  f63-white-bun-d2 m36-black-quiff-l5 f64-grey-bun-b0 m28-black-crop-l6 f23-brown-wavy-d5
  m18-black-crop-b7 f27-dark-bob-d5 m21-dark-quiff-d5 f37-brown-long-d3 m35-dark-mane-b2 f61-grey-bun-d0
  m36-black-buzz-d2 f19-black-curly-b2 m38-black-quiff-b3 f26-black-curly-d3 m67-white-turban-d3
  f21-dark-braid-d2 m26-black-curlytop-b2 f19-chestnut-long-l7 m25-brown-crop-b2 f36-dark-long-b1
  m31-black-turban-d5 f55-pepper-wavy-l6 m34-black-turban-b3 f21-brown-wavy-b3 m18-brown-curlytop-b2
  f27-black-wavy-l3 m22-dark-quiff-b3 f33-chestnut-long-l2 m28-black-quiff-b4 f24-dark-long-d3
  m45-black-curlytop-b5 f51-pepper-curly-l2 m52-pepper-quiff-d3 f35-dark-long-d2 m19-black-buzz-b5
  f35-dark-drape-d4 m64-grey-receding-l5 f22-black-curly-b7 m45-black-mane-b3 f19-black-long-l5
  m41-black-quiff-b3 f18-dark-curly-b3 m25-black-quiff-b5 f27-black-pixie-d2 m34-black-curlytop-d1
  f26-dark-wavy-b3 m29-brown-buzz-d3 f30-chestnut-wavy-l1 m34-black-crop-l4 f31-dark-pixie-d2
  m19-dark-buzz-l3 f58-pepper-bun-l0 m23-dark-mane-b5 f43-dark-wavy-b3 m33-dark-curlytop-d4
  f26-brown-braid-b2 m33-black-quiff-b4 f30-chestnut-wavy-d4 m28-chestnut-crop-d4 f66-white-bun-d4
  m72-white-bald-d4 f22-black-long-l4 m21-brown-turban-l4 f21-black-drape-l2 m65-grey-receding-l3
  f29-black-braid-b3 m32-dark-buzz-d2 f35-dark-long-d1 m52-pepper-crop-d6 f25-dark-curly-l3
  m19-chestnut-quiff-d2 f55-pepper-drape-b3 m25-chestnut-mane-b3 f34-dark-curly-b4 m37-dark-crop-d1
  f34-dark-curly-l7 m74-grey-receding-d5 f21-chestnut-bob-l4 m33-chestnut-mane-d1 f24-black-braid-d2
  m20-dark-turban-d3 f48-chestnut-braid-d0 m24-dark-crop-l3 f47-chestnut-bob-l6 m23-dark-crop-b4
  f24-dark-wavy-b1 m37-black-crop-b5 f69-white-bob-l1 m38-black-buzz-d6 f30-brown-bun-b4 m27-brown-crop-l2
  f23-chestnut-pixie-b6 m43-dark-crop-d0 f19-black-pixie-l6 m28-dark-crop-d6 f20-black-bob-l3
  m23-dark-crop-b5 f40-black-bob-b6 m24-dark-quiff-l2 f36-dark-bob-b5 m24-dark-buzz-d1 f35-black-curly-b2
  m35-black-crop-d1 f31-black-braid-l6 m37-black-buzz-d2 f25-brown-pixie-b5 m34-dark-mane-d5
  f56-pepper-wavy-d4 m19-black-quiff-d6 f24-chestnut-bob-d5 m26-brown-turban-b3 f22-dark-pixie-b1
  m70-grey-crop-d4 f22-black-bob-d2 m41-dark-mane-b1 f42-black-bob-b5 m24-dark-quiff-d5 f25-black-curly-l6
  m76-grey-receding-b1 f48-black-long-d2 m21-dark-quiff-d2 f38-dark-bun-l5 m21-dark-quiff-l4
  f19-black-bun-l2 m24-dark-quiff-d4 f30-black-long-b3 m19-dark-curlytop-b3 f23-dark-wavy-b3
  m31-black-quiff-b4 f36-dark-bob-b4 m33-black-quiff-l5 f70-white-bun-d4 m21-black-crop-d4
  f41-brown-braid-l1 m49-black-quiff-b3 f18-dark-long-d3 m26-black-quiff-l3 f74-white-drape-b3
  m21-dark-buzz-l3 f36-black-bob-b5 m29-black-crop-d6 f18-dark-long-d2 m45-black-mane-l3 f54-black-wavy-l2
  m29-chestnut-buzz-d4 f23-dark-bob-b4 m23-black-buzz-d3 f46-chestnut-wavy-b2 m22-brown-curlytop-b5
  f29-black-pixie-d4 m24-black-quiff-b3 f27-dark-curly-b4 m36-brown-quiff-l5 f52-pepper-long-d2
  m46-black-crop-b3 f32-dark-pixie-l4 m39-black-turban-b1 f18-black-bob-d3 m24-dark-turban-l3
  f25-dark-wavy-d5 m38-dark-mane-l6 f77-white-bun-d5 m29-brown-quiff-d6 f36-black-bob-b7
  m30-black-quiff-d3 f38-chestnut-curly-d2 m23-chestnut-crop-l5 f51-black-bun-l5 m37-black-mane-d3
  f29-black-pixie-b3 m73-grey-bald-b3 f60-dark-bob-d2 m35-dark-mane-d7 f20-black-bun-d4
  m31-black-turban-d4 f44-dark-bob-d6 m39-dark-mane-b4 f36-dark-bob-b2 m20-dark-quiff-d1 f35-dark-bob-l4
  m55-black-buzz-d1 f36-dark-wavy-d3 m32-dark-crop-l3 f28-dark-drape-b4 m24-black-crop-d1 f42-dark-long-b4
  m46-dark-crop-d3 f27-chestnut-bun-b2 m56-dark-crop-d2 f25-black-bun-d5 m38-dark-mane-d3
  f37-dark-braid-d4 m25-black-turban-l5 f71-white-drape-l3 m27-black-quiff-d2 f20-black-long-d5
  m22-black-buzz-d2 f28-chestnut-long-d2 m20-brown-turban-d3 f20-dark-bob-d5 m33-dark-curlytop-d4
  f30-dark-pixie-b3 m19-black-crop-d3 f25-black-bob-d5 m29-dark-quiff-d3 f43-black-wavy-d4
  m21-black-mane-d1 f46-dark-braid-b2 m24-black-mane-d2 f34-dark-pixie-l3 m33-dark-mane-d3
  f32-black-drape-b2 m25-black-crop-l6 f32-black-wavy-d3 m24-brown-quiff-d3 f21-dark-bob-b3
  m20-dark-turban-b1 f68-grey-bun-d3 m25-dark-quiff-d7 f61-grey-bob-b1 m47-dark-crop-b1 f35-dark-long-b3
  m34-dark-mane-d3 f21-brown-long-d2 m70-grey-receding-b1 f25-dark-braid-l4 m26-black-curlytop-l2
  f31-brown-wavy-d7 m23-chestnut-crop-d3 f34-dark-long-d3 m38-black-mane-d2 f34-black-braid-d3
  m56-dark-quiff-l5 f19-brown-wavy-b0 m51-dark-quiff-l5 f35-brown-wavy-b3 m22-dark-crop-d2
  f25-dark-braid-b4 m36-dark-quiff-l4 f32-black-wavy-d7 m30-dark-crop-d6 f76-grey-bun-l2
  m62-grey-receding-b4 f51-pepper-wavy-d3 m37-black-quiff-b3 f25-dark-long-b6 m28-dark-quiff-b4
  f39-dark-curly-d2 m21-chestnut-crop-d1 f37-dark-long-b1 m19-dark-turban-b1 f20-black-long-l3
  m22-brown-crop-b4
`;
var facesWithFiveLooks = 60;

// server/src/demo/faces.ts
var pattern = /^(?<sex>[fm])(?<age>\d+)-(?<hair>\w+)-(?<style>\w+)-(?<eyes>[bdl])(?<tone>[0-7])$/;
function readFace(word, number) {
  const { sex, age, hair = "", style = "", eyes = "", tone } = pattern.exec(word)?.groups ?? {};
  if (sex === void 0) throw new Error(`"${word}" describes no face`);
  return {
    number,
    gender: sex === "f" ? "Female" : "Male",
    age: Number(age),
    hair,
    style,
    eyes,
    tone: Number(tone),
    looks: number < facesWithFiveLooks ? 5 : 1
  };
}
var faces = faceWords.trim().split(/\s+/).map(readFace);
function faceOf(person2) {
  const face = faces[person2 % faces.length];
  if (face === void 0) throw new Error("There are no faces");
  return face;
}
function portraitFile(face, look) {
  return `${String(face.number).padStart(3, "0")}-${face.gender === "Female" ? "f" : "m"}-${face.age}-${look}.webp`;
}

// server/src/demo/fee.ts
var paisePerRupee = 100;
function rupees(amount, per) {
  return { fee_paise: amount * paisePerRupee, fee_per: per };
}
var usual = {
  "Feature film": [9e3, 48e3, "day", 0],
  "Web series": [1e4, 5e4, "day", 0],
  "Television serial": [6e4, 22e4, "month", 0],
  "Short film": [3e3, 14e3, "day", 0.35],
  Commercial: [25e3, 14e4, "project", 0],
  "Music video": [12e3, 6e4, "project", 0.05],
  Theatre: [18e3, 9e4, "project", 0.12],
  "Audio drama": [6e3, 3e4, "project", 0],
  Documentary: [6e3, 16e3, "day", 0.15]
};
var otherwise = [1e4, 45e3, "project", 0.05];
function feeFor(type, random) {
  const [min, max, per, unpaid] = usual[type] ?? otherwise;
  const amount = Math.round((min + (max - min) * random.fraction() ** 1.4) / 500) * 500;
  return random.chance(unpaid) ? { fee_paise: null, fee_per: null } : rupees(amount, per);
}

// server/src/demo/account.ts
function accountOf(holder, today, random) {
  const joined = moment(today, -holder.joinedDaysAgo);
  const verifiesMobile = random.chance(0.8);
  return {
    id: holder.id,
    public_id: random.uuid(),
    kind: holder.kind,
    first_name: holder.firstName,
    last_name: holder.lastName,
    email: holder.email,
    email_verified_at: joined,
    mobile: holder.mobile,
    mobile_verified_at: holder.mobile !== null && verifiesMobile ? joined : null,
    password_hash: null,
    last_active_at: moment(today, -holder.seenDaysAgo),
    created_at: joined,
    updated_at: joined
  };
}

// server/src/demo/contact.ts
var block = 99999;
var personal = 9e4;
function mobileOf(person2) {
  if (person2 >= personal) return null;
  const last = (person2 * 7919 + 20417) % personal;
  return `+91${block}${String(last).padStart(5, "0")}`;
}
function deskMobile(desk) {
  return `+91${block}${personal + desk % 1e4}`;
}
function emailOf(firstName, lastName, suffix) {
  return `${plainLetters(firstName)}.${plainLetters(lastName)}${suffix}@callboard.test`;
}

// server/src/demo/data/community.ts
var words = (text) => text.trim().split(/\s+/);

// server/src/demo/data/names-east.ts
var easternCommunities = [
  {
    key: "bengali",
    share: 66,
    look: "Bengali",
    motherTongues: [
      ["Bangla", 9],
      ["Sylheti", 1]
    ],
    neighbourTongues: ["Assamese", "Odia", "Urdu"],
    accents: ["Kolkata Bangla"],
    homes: [
      "Kolkata",
      "Kolkata",
      "Kolkata",
      "Howrah",
      "Siliguri",
      "Durgapur",
      "Santiniketan",
      "Agartala",
      "Silchar"
    ],
    hub: "Kolkata",
    arts: [
      "Rabindra Sangeet",
      "Rabindra Nritya",
      "Jatra",
      "Purulia Chhau",
      "Baul singing",
      "Poetry recitation"
    ],
    women: words(`Adrija Amrita Ankhi Aparajita Bidisha Bipasha Chandreyee Debjani Durba Epsita Gargi Ishani Jhelum Jayati
      Koyel Labanya Madhurima Meghna Mekhala Mitali Moumita Nabanita Oindrila Paroma Piyali Poulomi Rituparna
      Rukmini Sanchari Sarbani Shreyashi Sohini Subarna Sudeshna Swagata Tilottama Titir Trina Urmi`),
    men: words(`Abir Agniva Anirban Arindam Arka Arnab Bibek Bodhisattva Debayan Dibyendu Dipankar Gourab Indranil Jishnu
      Joydeep Kaushik Koustav Mainak Mrinal Nilanjan Pinaki Pratyush Ranajoy Ritwik Rudra Samir Sandipan Shamik
      Shubhankar Sougata Soumya Subhasish Sujoy Swarnava Tathagata Tirthankar Ujjal`),
    families: words(`Adhya Bagchi Banerjee Basak Basu Bhaduri Bhattacharya Biswas Bose Chakraborty Chanda Chatterjee Das
      Dasgupta Deb Dey Dutta Ganguly Ghatak Ghosh Goswami Guha Halder Kar Kundu Lahiri Maitra Majumdar Mandal
      Mitra Mukherjee Nandi Pal Palit Pramanik Ray Saha Sanyal Sarkar Sen Sengupta Shome Sinha Sur`)
  },
  {
    key: "odia",
    share: 30,
    look: "Odia",
    motherTongues: [["Odia", 1]],
    neighbourTongues: ["Bangla", "Telugu"],
    accents: ["Odia"],
    homes: ["Bhubaneswar", "Bhubaneswar", "Cuttack", "Puri", "Rourkela"],
    hub: "Bhubaneswar",
    arts: ["Odissi", "Gotipua", "Mayurbhanj Chhau", "Sambalpuri dance", "Jatra"],
    women: words(`Adyasha Anwesha Barsha Bhagyalaxmi Chinmayee Debasmita Elina Gitashree Ipsita Jhili Kuni Lopamudra
      Madhusmita Mamata Namita Nandini Prachi Pragyan Rashmita Sasmita Smrutirekha Subhasmita Suchismita Sushree
      Tapaswini`),
    men: words(`Abinash Anubhab Bikash Biswajit Chandan Debasis Gyana Jagannath Jyotiranjan Kanhu Laxmikant Manas Niranjan
      Papu Pradosh Prasanta Rabindra Rakesh Sabyasachi Sambit Satyajit Siba Smruti Subrat Tapan`),
    families: words(`Barik Behera Bhuyan Biswal Dash Hota Jena Khuntia Mahapatra Maharana Mallick Mishra Mohanty Muduli
      Nanda Nayak Padhi Panda Pani Parida Patnaik Pradhan Rath Rout Sahoo Samal Satapathy Senapati Sethi Swain
      Tripathy`)
  },
  {
    key: "santal",
    share: 12,
    look: "Adivasi",
    motherTongues: [
      ["Santali", 3],
      ["Ho", 1],
      ["Mundari", 1]
    ],
    neighbourTongues: ["Hindi", "Bangla", "Odia", "Nagpuri (Sadri)"],
    accents: ["Bihari"],
    homes: ["Ranchi", "Jamshedpur", "Dhanbad", "Rourkela", "Durgapur"],
    hub: "Ranchi",
    arts: ["Santhali dance", "Seraikella Chhau", "Archery", "Football", "Hockey"],
    women: words(`Anjali Basanti Chita Dulari Jamuna Jhano Kapra Lakhi Maino Malati Phulmani Purnima Rani Salge Sita Sonali
      Sumi Surajmuni`),
    men: words(`Arjun Bagun Birsa Chunka Dasmat Fagu Gopal Jadu Kanhai Lal Mangal Naren Phagun Rajen Sagram Shibu Sidhu
      Sukhlal`),
    families: words(`Baskey Besra Birua Bodra Champia Hansda Hembram Kisku Mardi Marandi Munda Murmu Purty Saren Sinku
      Soren Tudu`)
  },
  {
    key: "oraon",
    share: 10,
    look: "Adivasi",
    motherTongues: [
      ["Kurukh", 3],
      ["Nagpuri (Sadri)", 2]
    ],
    neighbourTongues: ["Hindi", "Odia", "Mundari"],
    accents: ["Bihari"],
    homes: ["Ranchi", "Ranchi", "Rourkela", "Jagdalpur", "Bhopal"],
    hub: "Ranchi",
    arts: ["Choral singing", "Hockey", "Folk singing", "Acoustic guitar"],
    women: words(`Agatha Albina Anima Elsi Flora Jaya Jasinta Kusum Magdali Nilima Pratima Rose Salomi Seema Sushila
      Teresa Urmila Vinita`),
    men: words(`Alexius Amit Anup Benedict Deepak Francis Ignatius Jaipal Kishor Lawrence Manoj Nirmal Pius Sanjay Simon
      Sylvester Vimal Xavier`),
    families: words(
      "Bara Barla Bhengra Dungdung Ekka Horo Kachhap Kerketta Kujur Lakra Minz Oraon Panna Tete Tigga Tirkey Toppo Xaxa"
    )
  },
  {
    key: "gond",
    share: 8,
    look: "Adivasi",
    motherTongues: [
      ["Gondi", 2],
      ["Chhattisgarhi", 2],
      ["Bhili", 1]
    ],
    neighbourTongues: ["Hindi", "Marathi"],
    accents: ["Bundelkhandi"],
    homes: ["Jagdalpur", "Raipur", "Jabalpur", "Nagpur", "Bhopal"],
    hub: "Mumbai",
    arts: ["Folk singing", "Archery", "Parai Attam", "Handloom weaving"],
    women: words(
      "Bhuri Dhaniya Durgabai Gulabo Jangarhi Lado Mangli Nankusia Phoolo Rajbai Ramkali Sukhmati Tulsa Venka"
    ),
    men: words(
      "Bhajju Dhaniram Gendlal Jamna Kaushal Ladoo Manoj Narmada Prakash Rajendra Santosh Subhash Sukal Venkat"
    ),
    families: words(
      "Atram Dhurwey Dhurve Inwati Kannake Kovachi Kumre Kunjam Markam Marko Marskole Netam Paraste Pendram Tekam Uikey Urveti Vyam"
    )
  }
];

// server/src/demo/data/names-muslim-and-kashmiri.ts
var muslimAndKashmiriCommunities = [
  {
    key: "lucknow",
    share: 52,
    look: "North Indian",
    motherTongues: [
      ["Urdu", 3],
      ["Hindi", 2]
    ],
    neighbourTongues: ["Hindi", "Awadhi", "Punjabi"],
    accents: ["Lucknow Urdu", "Delhi", "Mumbai (Bambaiya)"],
    homes: ["Lucknow", "Delhi", "Mumbai", "Bhopal", "Meerut", "Prayagraj", "Indore", "Agra"],
    hub: "Mumbai",
    arts: ["Dastangoi", "Ghazal singing", "Shayari recitation", "Qawwali", "Urdu reading and writing"],
    women: words(`Afreen Aiman Aisha Aliya Almas Ambreen Anam Asma Bushra Fauzia Ghazala Hina Iqra Kehkashan Lubna Mahira
      Mariyam Naghma Nazneen Nuzhat Rabia Rukhsar Saba Sabiha Sadia Samreen Shaista Shazia Sumbul Tabassum Tarannum
      Yasmeen Zainab Zeba Zoya`),
    men: words(`Aamil Adnan Afzal Ahsan Arif Asad Ashfaq Atif Azeem Danish Faizan Faraz Farhan Firoz Ghalib Haris Hasan
      Imran Jamal Junaid Kaif Kamran Mazhar Mohsin Nadeem Noman Omar Rashid Rehan Rizwan Shadab Shariq Tabish Talha
      Waseem Zaheer`),
    families: words(`Abbasi Ahmad Akhtar Alvi Ansari Arshi Bukhari Faridi Faruqui Ghazi Hashmi Hussain Idrisi Jafri
      Kazmi Khan Kidwai Lari Mahmood Mirza Nadvi Naqvi Nomani Qidwai Qureshi Rizvi Saifi Sheikh Siddiqui Suhail
      Usmani Warsi Zaidi`)
  },
  {
    key: "deccan",
    share: 22,
    look: "South Indian",
    motherTongues: [
      ["Urdu", 3],
      ["Dakhni", 2]
    ],
    neighbourTongues: ["Telugu", "Kannada", "Hindi"],
    accents: ["Hyderabadi (Dakhni)"],
    homes: ["Hyderabad", "Hyderabad", "Bengaluru", "Chhatrapati Sambhajinagar (Aurangabad)", "Kalaburagi"],
    hub: "Hyderabad",
    arts: ["Qawwali", "Comic timing", "Shayari recitation", "Motorcycle riding"],
    women: words(`Amtul Arshiya Ayesha Farhana Fatima Gulnaz Haseeba Juveria Khadija Maliha Nausheen Nikhat Rafia Rumana
      Safiya Sameena Tahseen Ulfat Wajiha Zehra`),
    men: words(`Abrar Aslam Baseer Fahad Habeeb Ibrahim Ilyas Kaleem Khaled Liaqat Majid Mateen Mubeen Naseer Qadeer Raheem
      Saleem Shoaib Taher Zubair`),
    families: words(`Ahmed Ali Aziz Baig Fakhri Hyder Jeelani Khaleel Mohiuddin Moin Nizami Quadri Razvi Shakeel Shareef
      Syed Taj Yazdani Zafar`)
  },
  {
    key: "bengal-muslim",
    share: 14,
    look: "Bengali",
    motherTongues: [["Bangla", 1]],
    neighbourTongues: ["Urdu", "Hindi", "Assamese"],
    accents: ["Kolkata Bangla"],
    homes: ["Kolkata", "Howrah", "Durgapur", "Silchar"],
    hub: "Kolkata",
    arts: ["Baul singing", "Jatra", "Poetry recitation"],
    women: words(`Afroza Aklima Anowara Dilruba Farzana Jahanara Laila Momtaz Nasrin Parveen Rehana Rokeya Sabina Shirina
      Sultana Taslima`),
    men: words(`Abul Anisur Azad Enamul Firdaus Habibur Jahangir Kabirul Mahfuz Monirul Nazrul Rafiqul Saidul Shamim
      Tariqul Wahid`),
    families: words(`Alam Bepari Chowdhury Gazi Haque Hossain Islam Laskar Mallick Molla Mondal Munshi Rahman Sardar
      Sarkar`)
  },
  {
    key: "malabar-muslim",
    share: 14,
    look: "Malayali",
    motherTongues: [["Malayalam", 1]],
    neighbourTongues: ["Tamil", "Urdu", "Arabic"],
    accents: ["Malabar"],
    homes: ["Kozhikode", "Kannur", "Kochi", "Palakkad"],
    hub: "Kochi",
    arts: ["Oppana", "Folk singing", "Football", "Country boat rowing"],
    women: words(`Amina Aysha Beevi Farsana Hiba Jumana Lamiya Nafeesa Nashwa Rahila Ramla Safna Shahana Shifa Thasni
      Zuhara`),
    men: words(`Ajmal Anas Ashkar Faisal Hakeem Irshad Jaseem Kasim Muneer Nihal Rameez Riyas Sajid Shafeeq Shameer
      Yaseen`),
    families: words(`Abdulla Arakkal Cheruvadi Ibrahimkutty Karippur Kottakkal Koya Kunhi Marakkar Mayan Musaliar Panakkal
      Rawther Thangal Thayyil Veliyath`)
  },
  {
    key: "kashmir",
    share: 16,
    look: "Kashmiri",
    motherTongues: [["Kashmiri", 1]],
    neighbourTongues: ["Urdu", "Hindi", "Dogri"],
    accents: ["Kashmiri"],
    homes: ["Srinagar", "Srinagar", "Jammu", "Delhi"],
    hub: "Mumbai",
    arts: ["Bhand Pather", "Rouf", "Santoor", "Skiing", "Rabab"],
    women: words(`Arifa Bisma Dilshada Gulafshan Heema Iqra Insha Kulsum Mehvish Muneeza Nighat Rafiya Rohini Rukhsana
      Sarla Shaheena Sheela Suraiya Uzma Zoon`),
    men: words(`Aijaz Arshid Bashir Bilal Farooq Ghulam Hilal Ishfaq Javid Lateef Manzoor Mushtaq Mudasir Nazir Ravinder
      Shabir Showkat Tanvir Vijay Yasir`),
    families: words(`Andrabi Bhat Bazaz Dar Dhar Ganai Handoo Kachroo Kakroo Kaul Lone Magray Mattoo Mir Pandita Parray
      Raina Rather Razdan Sapru Tantray Tickoo Wani Zutshi`)
  },
  {
    key: "ladakh",
    share: 6,
    look: "Tibetan / Himalayan",
    motherTongues: [
      ["Ladakhi", 4],
      ["Tibetan", 1]
    ],
    neighbourTongues: ["Hindi", "Urdu"],
    accents: ["Neutral Indian"],
    homes: ["Leh", "Leh", "Dharamshala"],
    hub: "Delhi",
    arts: ["Trekking", "Archery", "Mask work"],
    women: words(
      "Chorol Deskit Diskit Jigmet Kunzes Lhamo Padma Rigzin Skarma Sonam Stanzin Tsewang Yangdol"
    ),
    men: words(
      "Dorjey Gyalson Jamyang Konchok Lobzang Nawang Norbu Punchok Rinchen Stanzin Tashi Tenzin Tundup"
    ),
    families: words(
      "Dorje Gonbo Gyatso Largyal Namgyal Norphel Nurboo Otsal Phuntsog Rigzin Targais Tsering Tundup Wangchuk"
    )
  }
];

// server/src/demo/data/names-north.ts
var northernCommunities = [
  {
    key: "awadh",
    share: 82,
    look: "North Indian",
    motherTongues: [
      ["Hindi", 6],
      ["Awadhi", 2],
      ["Braj", 1],
      ["Bundeli", 1]
    ],
    neighbourTongues: ["Urdu", "Bhojpuri", "Punjabi"],
    accents: ["Awadhi", "Lucknow Urdu", "Bundelkhandi", "Delhi"],
    homes: [
      "Lucknow",
      "Lucknow",
      "Delhi",
      "Delhi",
      "Kanpur",
      "Varanasi",
      "Prayagraj",
      "Agra",
      "Mathura",
      "Noida",
      "Jhansi"
    ],
    hub: "Mumbai",
    arts: [
      "Kathak",
      "Nautanki",
      "Ramlila",
      "Thumri",
      "Hindustani classical singing",
      "Street theatre (nukkad natak)"
    ],
    women: words(`Aakriti Aanchal Aditi Anamika Anshika Antara Anushree Apoorva Archana Bhavya Chitra Damini Garima
      Gunjan Himani Ishita Juhi Kalpana Kanika Kavita Khushboo Kirti Manjari Meenal Mrinalini Namita Neelam Nidhi
      Nivedita Pragya Pratibha Preeti Purnima Richa Ritika Roli Sadhana Shailja Shikha Shruti Smriti Sugandha
      Surbhi Vartika`),
    men: words(`Abhinav Achal Ajitesh Alok Ambuj Anshuman Anurag Ashish Avadhesh Bhanu Devesh Dhananjay Gyanesh
      Himanshu Indrajeet Kapil Kshitij Kushagra Mayank Mukul Naman Neeraj Nishant Pankaj Piyush Prabhat Prakhar
      Pranjal Raghvendra Rajat Ratnesh Sarvesh Saurabh Shivam Shubham Sudhanshu Tanmay Umesh Utkarsh Vaibhav
      Vibhor Vipul Vivek Yatin`),
    families: words(`Agnihotri Agrawal Awasthi Bajpai Bhadauria Bhatnagar Chaturvedi Dixit Dubey Dwivedi Garg Gupta
      Jaiswal Kashyap Katiyar Khare Kushwaha Mathur Mishra Nigam Nishad Ojha Pal Pandey Pathak Prajapati Rastogi
      Rawat Sachan Saxena Sengar Shukla Singhal Srivastava Tiwari Tripathi Tyagi Upadhyay Vajpayee Verma Yadav`)
  },
  {
    key: "bihar",
    share: 42,
    look: "Bihari",
    motherTongues: [
      ["Bhojpuri", 4],
      ["Maithili", 3],
      ["Magahi", 2],
      ["Hindi", 3]
    ],
    neighbourTongues: ["Hindi", "Bangla", "Angika"],
    accents: ["Bihari", "Bhojpuri"],
    homes: ["Patna", "Patna", "Gaya", "Muzaffarpur", "Darbhanga", "Bhagalpur", "Gorakhpur", "Varanasi"],
    hub: "Mumbai",
    arts: ["Bidesiya", "Folk singing", "Dholak", "Street theatre (nukkad natak)"],
    women: words(`Abha Aparajita Babita Chandrika Deepali Ganga Jyotsna Kamini Kumud Madhuri Malini Mamta Nutan Poonam
      Pushpa Rajnandini Ranjana Rinki Rupam Sarita Shalini Sharda Sonam Sushma Swati Urvashi Vibha Vijaya`),
    men: words(`Abhishek Akhilesh Amresh Anupam Avinash Brajesh Chandan Dhiraj Gaurav Gunjan Kundan Manoranjan Mithilesh
      Mrityunjay Mukesh Navneet Nitish Prabhakar Prashant Rajnish Ritesh Roshan Sanjeev Satyam Sujit Sunny
      Vidyapati Vikash`),
    families: words(`Anand Bharti Chaudhary Choubey Giri Jha Karn Kumar Lal Mahto Manjhi Ojha Pandit Paswan Prasad Rai
      Raj Ranjan Sahay Sahni Sharan Shekhar Sinha Thakur Tiwary Vidyarthi`)
  },
  {
    key: "punjab",
    share: 52,
    look: "Punjabi",
    motherTongues: [
      ["Punjabi", 3],
      ["Hindi", 2]
    ],
    neighbourTongues: ["Hindi", "Urdu", "Haryanvi"],
    accents: ["Punjabi", "Delhi"],
    homes: ["Delhi", "Delhi", "Chandigarh", "Amritsar", "Ludhiana", "Jalandhar", "Gurugram", "Mumbai"],
    hub: "Mumbai",
    arts: ["Giddha", "Bhangra", "Sufi singing", "Comic timing"],
    women: words(`Aarushi Akanksha Amrita Bani Charu Diksha Disha Geetika Isha Jasmine Kritika Mahima Mannat Meher Mehak
      Naina Natasha Nikita Pooja Prerna Radhika Rhea Ritu Roshni Saloni Sakshi Shagun Simran Sonali Tanya Tarini
      Vani`),
    men: words(`Aarav Abhay Akshit Aman Ankur Arnav Bharat Chetan Dhruv Gautam Hitesh Ishaan Jatin Kabir Karan Kunal
      Lakshay Madhav Manav Mohit Nakul Nitin Pranav Raghav Rohan Sahil Samarth Siddhant Tushar Varun Viraj Yash`),
    families: words(`Ahluwalia Anand Arora Bajaj Bakshi Batra Bhalla Bhasin Chadha Chawla Chopra Dhawan Duggal Grover
      Gulati Handa Juneja Kalra Kapoor Khanna Kohli Luthra Mahajan Malhotra Marwah Mehra Nagpal Narang Oberoi Puri
      Sabharwal Sahni Sehgal Sethi Sikka Sood Suri Talwar Tandon Uppal Vohra Wadhwa`)
  },
  {
    key: "sikh",
    share: 34,
    look: "Punjabi",
    motherTongues: [["Punjabi", 1]],
    neighbourTongues: ["Hindi", "Urdu"],
    accents: ["Punjabi"],
    homes: ["Amritsar", "Ludhiana", "Chandigarh", "Patiala", "Jalandhar", "Mohali", "Delhi"],
    hub: "Chandigarh",
    arts: ["Gatka", "Bhangra", "Giddha", "Shabad kirtan", "Dhol", "Tractor driving"],
    women: words(`Amandeep Anureet Avneet Balpreet Chandanpreet Dilpreet Ekam Gurleen Harleen Inderjeet Japleen Jasleen
      Kiranjot Komalpreet Manjot Mehtab Navneet Parneet Prabhleen Rajwant Ramneet Ruhani Sehaj Sukhmani Taran
      Upneet`),
    men: words(`Amarjot Amritpal Angad Arshdeep Balraj Daljit Dilraj Ekamjot Fateh Gagandeep Gurnam Harjot Harkirat
      Harman Harpreet Inderpal Jagmeet Jaskaran Jodhveer Kanwar Lovepreet Manpreet Navjot Nirvair Parminder Prabhjot
      Ranbir Sartaj Simranjit Sukhdev Tejinder Yuvraj`),
    families: words(`Aulakh Bains Bajwa Bal Batth Bhullar Brar Chahal Cheema Deol Dhaliwal Dhanoa Dhillon Gill Grewal
      Hundal Jaswal Kahlon Kang Khaira Maan Mangat Pannu Randhawa Riar Sandhu Sekhon Sidhu Sohal Tiwana Toor Virk`)
  },
  {
    key: "rajasthan",
    share: 40,
    look: "Rajasthani",
    motherTongues: [
      ["Marwari", 4],
      ["Rajasthani", 2],
      ["Mewari", 1],
      ["Hindi", 3]
    ],
    neighbourTongues: ["Hindi", "Gujarati", "Haryanvi"],
    accents: ["Marwari"],
    homes: ["Jaipur", "Jaipur", "Jodhpur", "Udaipur", "Bikaner", "Kota", "Ajmer", "Alwar"],
    hub: "Mumbai",
    arts: [
      "Ghoomar",
      "Kalbelia",
      "Kathputli (string puppets)",
      "Folk singing",
      "Camel riding",
      "Horse riding"
    ],
    women: words(`Ambika Anjali Bhanvari Bhavna Chandrakala Devyani Dhara Gayatri Hansa Jaya Kamala Kumudini Lalita
      Mahima Meera Mumal Padmini Pushpanjali Rajshree Ratna Roopal Sajni Shakuntala Sunanda Tejal Usha Vasundhara`),
    men: words(`Ajay Bhairav Bhanwar Chandraveer Dashrath Devendra Dungar Gajendra Girdhari Hanumant Himmat Jaswant
      Kishan Lokendra Mahipal Moti Narpat Nathu Pratap Pushpendra Raghuveer Ridmal Shaktiveer Sumer Tejpal Udai
      Veeram`),
    families: words(`Bairwa Bhati Bishnoi Bohra Charan Chundawat Dadhich Deora Gehlot Gurjar Jangid Kanwaria Kothari
      Lakhera Lodha Mathur Meena Mertia Mundra Nathawat Palawat Paliwal Purohit Ranawat Rathore Sankhla Shekhawat
      Sisodia Soni Vaishnav`)
  },
  {
    key: "haryana",
    share: 22,
    look: "North Indian",
    motherTongues: [
      ["Haryanvi", 3],
      ["Hindi", 2]
    ],
    neighbourTongues: ["Hindi", "Punjabi"],
    accents: ["Haryanvi", "Delhi"],
    homes: ["Gurugram", "Rohtak", "Panipat", "Karnal", "Faridabad", "Delhi"],
    hub: "Delhi",
    arts: ["Haryanvi dance", "Swang", "Kushti", "Kabaddi", "Boxing"],
    women: words(`Anju Annu Bimla Ekta Geeta Himanshi Jyoti Manisha Monika Neetu Nisha Pinki Priti Renu Sangeeta Savita
      Sheetal Suman Sunita Vinita`),
    men: words(`Ajmer Anil Ashwani Balwan Deepender Dharampal Jaideep Kuldeep Manjeet Naveen Parveen Pawan Randeep Ravinder
      Sandeep Satbir Sombir Sumit Surender Vikas`),
    families: words(`Antil Beniwal Chahar Dabas Dahiya Deswal Dhankhar Ghanghas Gulia Hooda Jakhar Kadian Khatri Lather
      Malik Mann Nain Phogat Punia Rathee Sangwan Sehrawat Sheoran Siwach Tanwar`)
  },
  {
    key: "central",
    share: 30,
    look: "North Indian",
    motherTongues: [
      ["Hindi", 5],
      ["Chhattisgarhi", 3],
      ["Bundeli", 1]
    ],
    neighbourTongues: ["Hindi", "Marathi", "Bundeli"],
    accents: ["Bundelkhandi"],
    homes: ["Bhopal", "Indore", "Gwalior", "Jabalpur", "Ujjain", "Raipur", "Bilaspur", "Bhilai"],
    hub: "Mumbai",
    arts: ["Pandavani", "Panthi", "Dhrupad", "Devised theatre"],
    women: words(`Aastha Bhagwati Chanchal Damyanti Gitanjali Hemlata Indu Jagriti Kanti Lokeshwari Madhavi Narmada
      Padmavati Rajeshwari Sarojini Tara Teejan Varsha Yogita Zankhana`),
    men: words(`Ankesh Badal Chandraprakash Dayal Faguram Gokul Homendra Ishwar Jeetendra Khemraj Lekhraj Manharan
      Narottam Parmanand Rewaram Shyam Tikaram Umashankar Vinay Yogendra`),
    families: words(`Banjare Baghel Bundela Chandrakar Chouksey Dewangan Gajbhiye Jain Kaushik Khandelwal Kurre Lodhi
      Malviya Markam Nagar Patidar Patel Raghuwanshi Sahu Sharma Sonwani Thakre Vishwakarma`)
  },
  {
    key: "hills",
    share: 26,
    look: "Himachali / Garhwali",
    motherTongues: [
      ["Garhwali", 3],
      ["Kumaoni", 3],
      ["Kangri", 2],
      ["Dogri", 2]
    ],
    neighbourTongues: ["Hindi", "Punjabi"],
    accents: ["Garhwali", "Himachali"],
    homes: ["Dehradun", "Nainital", "Haldwani", "Shimla", "Dharamshala", "Mandi", "Jammu", "Rishikesh"],
    hub: "Delhi",
    arts: ["Himachali Nati", "Trekking", "Folk singing", "Mountaineering"],
    women: words(`Anshu Beena Bhawana Devki Geetanjali Hema Ipsita Jwala Kamla Lalima Manju Nanda Pallavi Pushplata Rajni
      Ranjita Shanti Tripti Uma Vimla Yamini Yashoda`),
    men: words(`Anoop Bhuwan Chander Dikshant Gajender Harish Jeewan Kailash Kamal Lalit Mahender Narendra Pradeep Puran
      Rajendra Rohitash Sohan Trilok Upendra Vikrant Virendra Yogesh`),
    families: words(`Adhikari Bahuguna Bangari Bisht Chand Dhami Dhyani Dobhal Gusain Jamwal Joshi Kandari Kandpal Katoch
      Khanduri Manral Mehra Naithani Negi Nautiyal Pant Pathania Rana Rautela Rawat Sajwan Semwal Thapliyal Uniyal`)
  }
];

// server/src/demo/data/names-north-east.ts
var northEasternCommunities = [
  {
    key: "assamese",
    share: 26,
    look: "Assamese",
    motherTongues: [
      ["Assamese", 6],
      ["Bodo", 1],
      ["Mising", 1]
    ],
    neighbourTongues: ["Bangla", "Hindi", "Nagamese"],
    accents: ["Assamese"],
    homes: ["Guwahati", "Guwahati", "Jorhat", "Dibrugarh", "Dispur"],
    hub: "Guwahati",
    arts: ["Bihu", "Sattriya", "Ankiya Naat", "Folk singing"],
    women: words(`Anindita Arunima Bandana Barasha Bhanita Chayanika Dipanwita Himakshi Jinti Junmoni Kakoli Kasturi
      Krishnakshi Maini Mitali Nayanmoni Nilakshi Pompi Pranami Rimjhim Rupsikha Sumitra Trishna Urbashi Zerifa`),
    men: words(`Anurag Bhargab Bikram Bitupon Chinmoy Debojit Dhrubajyoti Diganta Gitartha Hirok Jyotirmoy Kaushik Manabendra
      Mrinmoy Nabarun Nipon Partha Pranab Rajib Rupam Samiran Siddhartha Tridib Utpal Zubeen`),
    families: words(`Barua Barman Basumatary Bhuyan Boro Bora Borgohain Borthakur Brahma Chetia Choudhury Das Deka Doley
      Dutta Gogoi Goswami Hazarika Kakati Kalita Konwar Mahanta Medhi Narzary Pegu Phukan Rajkhowa Saikia Sarma
      Talukdar Tamuli`)
  },
  {
    key: "khasi",
    share: 8,
    look: "North-East Indian",
    motherTongues: [["Khasi", 1]],
    neighbourTongues: ["English", "Garo", "Bangla"],
    accents: ["Neutral Indian"],
    homes: ["Shillong"],
    hub: "Guwahati",
    arts: ["Choral singing", "Rock singing", "Acoustic guitar", "Archery"],
    women: words(
      "Aiban Balari Daphi Dashisha Evanisha Ibanri Iohbor Kyntiew Larisa Lapynshngain Mebari Ridahun Wandari Yooribha"
    ),
    men: words(
      "Aibor Banteilang Banshan Damang Donkupar Embok Hamlet Ibansara Kitbok Lambok Pynshngain Shanbor Teibor Wanbok"
    ),
    families: words(
      "Diengdoh Dkhar Jyrwa Kharbuli Kharkongor Khongwir Kynta Lyngdoh Lyngwa Marbaniang Mawlong Nongbri Nongkynrih Nongrum Pyngrope Rynjah Shullai Sohtun Syiem Tariang"
    )
  },
  {
    key: "garo",
    share: 6,
    look: "North-East Indian",
    motherTongues: [["Garo", 1]],
    neighbourTongues: ["English", "Assamese", "Bangla"],
    accents: ["Neutral Indian"],
    homes: ["Shillong", "Guwahati"],
    hub: "Guwahati",
    arts: ["Wangala", "Choral singing", "Drum kit"],
    women: words(
      "Balsime Chekam Chimre Dolchi Elmira Grikchi Janchi Merina Nikita Rikrak Salchina Sengchi Tengchi"
    ),
    men: words(
      "Balgrik Chengkan Dalseng Grengsang Jengnang Nikseng Pangseng Rakkan Salseng Sengbath Silkam Tengsak Walseng"
    ),
    families: words(
      "Agitok Arengh Bangshal Chisim Dango Gabil Koksi Manda Marak Momin Nokrek Rangsa Ritchil Sangma Shira"
    )
  },
  {
    key: "mizo",
    share: 8,
    look: "North-East Indian",
    motherTongues: [["Mizo", 1]],
    neighbourTongues: ["English", "Manipuri (Meitei)"],
    accents: ["Neutral Indian"],
    homes: ["Aizawl"],
    hub: "Guwahati",
    arts: ["Bamboo dance (Cheraw)", "Choral singing", "Taekwondo", "Football"],
    women: words(
      "Biakthangi Dinpuii Esther Hmingthanmawii Lalhriatpuii Lalnunmawii Lalremruati Malsawmi Ngaihzuali Puii Ramengmawii Rinawmi Vanlalruati Zodinpuii"
    ),
    men: words(
      "Biakmawia Hmangaiha Lalchhuana Lalhruaia Lalmuanpuia Lalrinzuala Malsawma Muana Ramdina Remruata Thanglura Vanlalhruaia Zirsanga Zoramthara"
    ),
    families: words(
      "Chawngthu Chhakchhuak Colney Fanai Hauhnar Hmar Hnamte Khawlhring Khiangte Kawlni Pachuau Ralte Renthlei Sailo Tlau Tochhawng Vanchhawng Zadeng"
    )
  },
  {
    key: "naga",
    share: 8,
    look: "North-East Indian",
    motherTongues: [["Nagamese", 1]],
    neighbourTongues: ["English", "Assamese"],
    accents: ["Neutral Indian"],
    homes: ["Kohima", "Dimapur"],
    hub: "Guwahati",
    arts: ["Choral singing", "Rock singing", "Spear and staff", "Trekking"],
    women: words(
      "Ajungla Akole Arenla Asenla Atoholi Bendangla Imtila Kevisenuo Khrienuo Limala Medozhono Narola Sentila Theyieneinuo Yanren"
    ),
    men: words(
      "Akum Bendang Chubatoshi Imkong Imlong Kevilhou Kikru Limawapang Mhao Neikuo Sentimong Tali Temjen Vikho Yanger"
    ),
    families: words(
      "Angami Ao Assumi Chishi Jamir Kath Kikon Kire Kuotsu Lotha Longchar Longkumer Metha Mezhur Ozukum Pongener Rengma Sumi Tep Walling Yeptho Zhimomi"
    )
  },
  {
    key: "meitei",
    share: 12,
    look: "North-East Indian",
    motherTongues: [["Manipuri (Meitei)", 1]],
    neighbourTongues: ["English", "Hindi", "Bangla"],
    accents: ["Manipuri"],
    homes: ["Imphal", "Imphal", "Delhi"],
    hub: "Imphal",
    arts: ["Manipuri dance", "Thang-Ta", "Polo", "Physical theatre"],
    women: words(
      "Abenao Anoubi Bembem Chanu Chaoba Ibemhal Ibethoi Lairembi Leishna Linthoingambi Memcha Nungshi Ningthibi Purnima Sanatombi Thoibi Tombi Yaiphabi"
    ),
    men: words(
      "Abung Bikram Chinglen Ibohal Inaocha Khaba Khamba Loya Malemnganba Nganthoi Ningthem Pakpa Premjit Roshan Sanathoi Tomba Tondon Yaima"
    ),
    families: words(
      "Akoijam Ahanthem Chanambam Elangbam Haobam Heisnam Hijam Khundrakpam Kongbam Laishram Longjam Maibam Mayanglambam Moirangthem Nongmaithem Oinam Potsangbam Sapam Thokchom Wahengbam Yumnam"
    )
  },
  {
    key: "gorkha",
    share: 14,
    look: "Nepali / Gorkha",
    motherTongues: [
      ["Nepali", 5],
      ["Sikkimese (Bhutia)", 1]
    ],
    neighbourTongues: ["Hindi", "Bangla", "English"],
    accents: ["Neutral Indian"],
    homes: ["Darjeeling", "Gangtok", "Kalimpong", "Siliguri", "Shillong"],
    hub: "Kolkata",
    arts: ["Rock singing", "Acoustic guitar", "Football", "Hip hop dance"],
    women: words(
      "Anuprabha Bandhana Binita Choden Deechen Eden Karishma Manita Nirjala Ongmu Passang Pema Pratiksha Reshma Sabnam Shanta Sunita Yangchen"
    ),
    men: words(
      "Ashok Bhaichung Biren Bishal Chewang Deoraj Karma Kiran Milan Nima Pratik Prem Sagar Saran Sonam Tshering Ugyen Wangchuk"
    ),
    families: words(
      "Bhutia Chettri Gurung Karki Khaling Khati Lama Lepcha Limboo Mangar Mukhia Pradhan Rai Sherpa Subba Sundas Tamang Thapa Thulung Yonzon"
    )
  },
  {
    key: "arunachal",
    share: 5,
    look: "North-East Indian",
    motherTongues: [["Nyishi", 1]],
    neighbourTongues: ["Hindi", "English", "Assamese"],
    accents: ["Neutral Indian"],
    homes: ["Itanagar", "Tawang"],
    hub: "Guwahati",
    arts: ["Trekking", "Archery", "Folk singing"],
    women: words("Aku Binny Chumi Doli Hage Jumri Mepung Minam Oter Reena Yami Yapi Yater"),
    men: words("Byabang Dorjee Gyamar Hillang Jumde Kipa Nabam Pate Rido Tadar Taba Tarh Techi"),
    families: words(
      "Bagang Chader Dada Gollo Gyadi Kamdak Lollen Lombi Mihin Ngurang Nangram Rigia Takio Tarin Tamin"
    )
  },
  {
    key: "anglo-indian",
    share: 6,
    look: "Anglo-Indian",
    motherTongues: [["English", 1]],
    neighbourTongues: ["Hindi", "Bangla", "Tamil"],
    accents: ["Anglo-Indian", "British RP"],
    homes: ["Kolkata", "Chennai", "Bengaluru", "Kochi", "Secunderabad"],
    hub: "Kolkata",
    arts: ["Jive", "Jazz singing", "Hockey", "Musical theatre"],
    women: words(
      "Audrey Beverley Cheryl Daphne Eunice Gillian Heather Imelda Jennifer Maureen Noreen Petula Rosalind Sheryl Wendy"
    ),
    men: words(
      "Adrian Barry Clive Desmond Errol Geoffrey Harvey Keith Leander Melvyn Noel Patrick Rodney Stanley Vernon"
    ),
    families: words(
      "Bagshaw Barrow Brewster Carvell Deefholts Eates Galstaun Hartnett Jansen Lazaro Maddocks Palmer Penhearow Rennie Sausman Wheatley Whitbread"
    )
  }
];

// server/src/demo/data/names-south.ts
var southernCommunities = [
  {
    key: "tamil",
    share: 72,
    look: "Tamil",
    motherTongues: [["Tamil", 1]],
    neighbourTongues: ["Telugu", "Malayalam", "Kannada"],
    accents: ["Chennai", "Madurai"],
    homes: [
      "Chennai",
      "Chennai",
      "Madurai",
      "Coimbatore",
      "Tiruchirappalli",
      "Thanjavur",
      "Tirunelveli",
      "Puducherry"
    ],
    hub: "Chennai",
    arts: [
      "Bharatanatyam",
      "Carnatic classical singing",
      "Silambam",
      "Therukoothu",
      "Mridangam",
      "Karagattam"
    ],
    women: words(`Abinaya Akila Amudha Anbarasi Ezhil Gayathri Gomathi Hamsini Indumathi Kalaivani Kanmani Kavitha
      Kayalvizhi Lakshmi Mahalakshmi Malarvizhi Meenakshi Nachiyar Nithya Padma Poongodi Priyadarshini Ranjani
      Revathi Sangeetha Saranya Selvi Shanmathi Sindhu Sowmya Subashini Tamilselvi Thenmozhi Uma Vaidehi Vennila
      Yazhini Yamuna`),
    men: words(`Adhavan Anbu Arivazhagan Arul Balamurugan Bharathan Dhanush Elango Ezhilan Ganesan Gokul Hariharan
      Ilamaran Jeevan Kannan Karthikeyan Kathir Kumaran Madhavan Manikandan Maran Muthu Nakkeeran Nandakumar
      Nedumaran Pandian Prabhakaran Raghavan Saravanan Selvam Senthil Shanmugam Sivakumar Sundaram Thamizh Vetri
      Vignesh Yuvan`),
    families: words(`Annamalai Arumugam Balasubramanian Chidambaram Devarajan Durairaj Elangovan Govindarajan Iyer
      Iyengar Jayaraman Kandasamy Krishnan Kuppusamy Lakshmanan Manickam Mudaliar Murugesan Muthusamy Natarajan
      Palaniappan Parthasarathy Perumal Ponnusamy Rajagopalan Ramanathan Ramasamy Sankaran Selvaraj Shanmuganathan
      Sivaraman Subramanian Swaminathan Thangaraj Thirunavukkarasu Vaidyanathan Venkatesan Viswanathan`)
  },
  {
    key: "telugu",
    share: 66,
    look: "Telugu",
    motherTongues: [["Telugu", 1]],
    neighbourTongues: ["Tamil", "Kannada", "Urdu"],
    accents: ["Telangana", "Rayalaseema"],
    homes: [
      "Hyderabad",
      "Hyderabad",
      "Vijayawada",
      "Visakhapatnam",
      "Warangal",
      "Guntur",
      "Tirupati",
      "Kakinada"
    ],
    hub: "Hyderabad",
    arts: ["Kuchipudi", "Carnatic classical singing", "Burrakatha", "Lambadi dance", "Perini Shivatandavam"],
    women: words(`Akshara Alekhya Amulya Anasuya Bhargavi Chaitra Deepthi Durga Gowri Harika Hima Indira Jahnavi
      Jyothi Keerthana Lahari Lasya Lavanya Mounika Navya Niharika Pallavi Pavani Pranathi Pravallika Ramya Sahithi
      Sameera Sirisha Sravani Sruthi Swapna Tejaswini Varalakshmi Vasavi Vennela Yamini`),
    men: words(`Abhiram Adithya Aravind Bhaskar Chandu Charan Dheeraj Eshwar Giridhar Goutham Harsha Jagadish Karthik
      Kiran Kondal Lokesh Madhu Manohar Murali Naresh Nikhil Pavan Phani Prasad Praneeth Raghava Rajasekhar Ravi
      Rohith Sai Satya Sekhar Sriram Surya Tarun Uday Vamsi Yashwanth`),
    families: words(`Adusumilli Akkineedi Bandaru Boppana Chalasani Chintala Dasari Devineni Emani Gadde Gollapudi
      Gudipati Jasti Kakarla Kandula Karanam Kolli Konduru Kota Lingam Maddula Mandava Medisetti Mylavarapu Nalluri
      Nidamanuri Pamulapati Pasupuleti Pothuri Raavi Reddy Sanapala Tadepalli Tummala Uppuluri Vadlamudi Vemuri
      Yarlagadda Yelamanchili`)
  },
  {
    key: "malayali",
    share: 60,
    look: "Malayali",
    motherTongues: [["Malayalam", 1]],
    neighbourTongues: ["Tamil", "Kannada"],
    accents: ["Malabar", "Thrissur"],
    homes: [
      "Kochi",
      "Kochi",
      "Thiruvananthapuram",
      "Kozhikode",
      "Thrissur",
      "Kottayam",
      "Palakkad",
      "Kannur",
      "Alappuzha"
    ],
    hub: "Kochi",
    arts: [
      "Mohiniyattam",
      "Kathakali",
      "Kalaripayattu",
      "Ottamthullal",
      "Thiruvathirakali",
      "Chenda",
      "Koodiyattam"
    ],
    women: words(`Aiswarya Amrutha Anjana Anupama Aparna Archana Ardra Aswathy Athira Bhadra Chithra Devika Elizabeth
      Gopika Greeshma Haritha Jisha Karthika Leela Malavika Meenu Mridula Nandana Neelima Parvathy Reshmi Rose
      Sandra Saritha Sneha Sreelakshmi Surabhi Teresa Thushara Vandana Veena Vismaya`),
    men: words(`Abel Abhijith Ajith Anand Anoop Arjun Basil Biju Cyril Deepak Dileesh Eldho Gopan Hari Jacob Jithin
      Jobin Kiran Libin Madhu Mathew Nandu Nivin Paulose Praveen Rajeev Renjith Rohan Sabu Sachin Sanal Shibu
      Sreejith Sudheesh Tharun Unni Vinod Vishnu`),
    families: words(`Achari Antony Chacko Cherian Chirayath Eapen Ezhuthachan George Gopinath Idicula Illath Joseph
      Kaimal Karunakaran Kizhakke Kurian Kurup Kutty Mannil Marar Menon Mundackal Nair Namboothiri Nambiar
      Nedumpally Oommen Pallath Panicker Pillai Ponnath Poduval Puthur Thampi Thekkedath Varghese Varma Warrier`)
  },
  {
    key: "kannadiga",
    share: 46,
    look: "Kannadiga",
    motherTongues: [["Kannada", 1]],
    neighbourTongues: ["Telugu", "Tamil", "Tulu"],
    accents: ["Neutral Indian"],
    homes: [
      "Bengaluru",
      "Bengaluru",
      "Mysuru",
      "Hubballi",
      "Dharwad",
      "Shivamogga",
      "Belagavi",
      "Kalaburagi"
    ],
    hub: "Bengaluru",
    arts: ["Bharatanatyam", "Hindustani classical singing", "Dollu Kunitha", "Street theatre (nukkad natak)"],
    women: words(`Akshata Ambika Ananya Bhavani Bhoomika Chaithra Chandana Deepika Gagana Hamsa Inchara Jayanthi Kaveri
      Likhita Manasa Medha Nagaveni Namrata Nisarga Pooja Prarthana Rachana Rashmi Roopa Sahana Samhita Sharada
      Shubha Sinchana Spoorthi Suma Tanvi Tunga Varsha Vasudha Yashaswini`),
    men: words(`Abhay Achyut Adarsh Ajay Amogh Anirudh Avinash Basava Bharath Chetan Darshan Gagan Girish Guruprasad
      Hemanth Jayanth Kartik Keshav Lohith Mahesh Manjunath Mohan Nagaraj Naveen Nishchal Pramod Prajwal Raghu
      Rakshit Sandesh Shashank Shreyas Srinivas Sudeep Suhas Tejas Vasuki Yogesh`),
    families: words(`Aradhya Bhairappa Byrappa Chikkanna Doddamani Gowda Gundappa Halli Hiremath Honnappa Hosamani
      Iyengar Jois Kalburgi Karanth Katti Kulkarni Kuvempu Madappa Mallappa Manjappa Murthy Nadig Nayak Patil
      Prabhu Rajanna Rao Savadi Shastry Siddaramu Somanna Tippanna Upadhya Urs Yelburgi`)
  },
  {
    key: "coastal",
    share: 20,
    look: "Kannadiga",
    motherTongues: [
      ["Tulu", 4],
      ["Konkani", 2],
      ["Kannada", 3]
    ],
    neighbourTongues: ["Kannada", "Malayalam"],
    accents: ["Mangaluru"],
    homes: ["Mangaluru", "Udupi", "Mangaluru", "Madikeri"],
    hub: "Bengaluru",
    arts: ["Yakshagana", "Huli Vesha", "Bharatanatyam", "Swimming"],
    women: words(`Akshatha Apeksha Deeksha Divyashree Kavya Nireeksha Pratheeksha Priyanka Rakshitha Sanmitha Shravya
      Shwetha Swathi Thanvi Vaishali Vidya`),
    men: words(`Ashwath Bhujanga Dheemanth Ganapathi Karunakar Lakshmeesh Nithesh Prathap Rajesh Sadananda Sharan
      Sharath Shodhan Srikara Sukesh Vijeth`),
    families: words(`Acharya Adiga Alva Amin Ballal Bangera Bhandary Hebbar Hegde Holla Kamath Karkera Kini Kotian
      Mallya Nayak Pai Poojary Rai Salian Shenoy Shetty Suvarna Tantry Udupa`)
  }
];

// server/src/demo/data/names-west.ts
var westernCommunities = [
  {
    key: "marathi",
    share: 100,
    look: "Marathi",
    motherTongues: [["Marathi", 1]],
    neighbourTongues: ["Gujarati", "Konkani", "Kannada"],
    accents: ["Mumbai (Bambaiya)", "Malvani"],
    homes: [
      "Mumbai",
      "Mumbai",
      "Pune",
      "Pune",
      "Nashik",
      "Nagpur",
      "Kolhapur",
      "Satara",
      "Thane",
      "Ratnagiri",
      "Solapur"
    ],
    hub: "Mumbai",
    arts: [
      "Lavani",
      "Natya Sangeet",
      "Tamasha",
      "Mallakhamb",
      "Powada",
      "Koli dance",
      "Hindustani classical singing"
    ],
    women: words(`Aditi Aishwarya Amruta Anagha Anuja Apurva Ashwini Bhagyashree Chaitali Dhanashree Gargi Gauri Girija
      Hemangi Ila Jui Ketaki Kshitija Madhura Manasi Mrunmayee Mugdha Neha Nupur Pallavi Pradnya Prajakta Radhika
      Rasika Renuka Rucha Rutuja Sai Sanika Sayali Shalmali Shraddha Sukanya Sunita Swara Tejashree Urmila
      Vaidehi Vibhavari`),
    men: words(`Abhijeet Aditya Akshay Ameya Amol Aniket Ashutosh Atul Bhushan Chinmay Devdatta Dilip Gajanan Gaurav
      Hrishikesh Jayant Kaustubh Kedar Kiran Lalit Makarand Mandar Mangesh Mayuresh Mohan Nachiket Nikhil Ninad
      Omkar Parag Prathamesh Pushkar Rohit Sachin Sameer Sanket Shantanu Sharad Shrirang Siddhesh Soham Swapnil
      Tushar Vikram`),
    families: words(`Apte Bapat Barve Bhagwat Bhave Bhosle Chavan Chitale Dabholkar Dalvi Deshmukh Deshpande Dhamale
      Gadgil Gaikwad Ghorpade Godbole Gokhale Gore Jadhav Jagtap Joglekar Kadam Kale Kamble Kapse Karandikar
      Karve Kelkar Khare Kharat Kulkarni Lele Limaye Mane Mhatre Mohite More Nadkarni Naik Oak Paranjape Patwardhan
      Pawar Pendse Phadke Rane Ranade Salunkhe Sathe Sawant Shinde Sonawane Tambe Thakur Tilekar Vaidya Wagh`)
  },
  {
    key: "gujarati",
    share: 56,
    look: "Gujarati",
    motherTongues: [
      ["Gujarati", 8],
      ["Kutchi", 1]
    ],
    neighbourTongues: ["Marathi", "Marwari"],
    accents: ["Gujarati"],
    homes: [
      "Ahmedabad",
      "Ahmedabad",
      "Surat",
      "Vadodara",
      "Rajkot",
      "Bhavnagar",
      "Bhuj",
      "Jamnagar",
      "Mumbai"
    ],
    hub: "Mumbai",
    arts: ["Garba", "Dandiya Raas", "Bhavai", "Folk singing"],
    women: words(`Aarohi Avani Bhavna Bhumika Bijal Charmi Dharini Dhwani Drashti Falguni Foram Hetal Hetvi Hiral Janki
      Jinal Kajal Khyati Kinjal Kruti Mansi Mittal Nirali Palak Parita Poonam Rajvi Reena Riddhi Rujuta Sejal
      Shivani Toral Trupti Urvi Vidhi`),
    men: words(`Alpesh Ankit Bhargav Bhavik Chirag Darshit Devang Dharmesh Dhruv Hardik Harsh Hemal Hiren Jainam Jay
      Jignesh Ketan Kunal Maulik Mehul Mihir Nirav Parth Pratik Rajan Rakesh Ronak Rushi Sagar Smit Tapan Tejas
      Utsav Viral Vishal Yagnik`),
    families: words(`Amin Bhanushali Bhatt Bhavsar Buch Chauhan Dave Desai Dholakia Gajjar Gandhi Gohil Jadeja Jani
      Joshi Kansara Kapadia Kothari Lakhani Makwana Mankad Mehta Modi Nanavati Oza Pandya Parekh Parmar Patel Pathak
      Purohit Rathod Raval Sanghvi Shah Shukla Solanki Thakkar Trivedi Vaghela Vyas Zaveri`)
  },
  {
    key: "goan",
    share: 24,
    look: "Goan",
    motherTongues: [
      ["Konkani", 5],
      ["English", 1]
    ],
    neighbourTongues: ["Marathi", "Portuguese", "Kannada"],
    accents: ["Goan"],
    homes: ["Panaji", "Margao", "Vasco da Gama", "Panaji", "Mangaluru"],
    hub: "Mumbai",
    arts: ["Choral singing", "Acoustic guitar", "Violin", "Musical theatre"],
    women: words(`Alisha Bernadette Carol Clara Delilah Esme Fiona Genevieve Ingrid Janice Joanna Larissa Lorna Marisa
      Melba Michelle Nadia Olga Philomena Rhea Roshni Sabrina Sara Sharon Sonia Tara Valerie Yvette`),
    men: words(`Aaron Agnelo Alston Anselm Bosco Bryan Calvin Darryl Denzil Edwin Evan Floyd Gavin Glenn Ivan Jason
      Joaquim Kenneth Lester Lloyd Marcus Nigel Orlando Ralph Russell Savio Trevor Wilbur`),
    families: words(`Almeida Azavedo Barreto Braganza Cardozo Carvalho Coelho Colaco Correia Costa Coutinho Cunha
      D'Cruz D'Mello D'Silva D'Souza Dias Fernandes Figueiredo Furtado Gomes Lobo Mascarenhas Menezes Miranda
      Monteiro Noronha Pereira Pinto Quadros Rebello Rodrigues Saldanha Sequeira Vaz`)
  },
  {
    key: "parsi",
    share: 12,
    look: "Parsi",
    motherTongues: [
      ["Gujarati", 4],
      ["English", 1]
    ],
    neighbourTongues: ["Marathi", "Farsi"],
    accents: ["Parsi", "British RP"],
    homes: ["Mumbai", "Pune", "Surat", "Ahmedabad"],
    hub: "Mumbai",
    arts: ["Piano", "Ballet", "Comic timing", "Musical theatre"],
    women: words(`Aban Arnavaz Avan Behroze Delna Dina Farida Freny Gulestan Havovi Jeroo Kashmira Khorshed Mahrukh
      Nergish Perin Rashna Roxanne Shirin Thrity Zarine Zenobia`),
    men: words(`Adil Ardeshir Burjor Cyrus Darius Erach Farokh Framroze Hoshang Jamshed Kaizad Keki Marzban Neville
      Percy Porus Rayomand Rustom Sarosh Sohrab Viraf Zubin`),
    families: words(`Anklesaria Batliboi Bharucha Billimoria Canteenwala Contractor Daruwala Dastur Dubash Engineer
      Gazdar Ghadiali Jokhi Kanga Karanjia Kolah Lalkaka Marker Mistry Motafram Panthaki Pardiwala Patrawala
      Readymoney Sethna Surveyor Tarapore Turel Unwalla Vakil Wadia`)
  },
  {
    key: "sindhi",
    share: 14,
    look: "Sindhi",
    motherTongues: [
      ["Sindhi", 3],
      ["Hindi", 2]
    ],
    neighbourTongues: ["Gujarati", "Marathi"],
    accents: ["Mumbai (Bambaiya)"],
    homes: ["Mumbai", "Thane", "Indore", "Ajmer", "Ahmedabad"],
    hub: "Mumbai",
    arts: ["Bollywood dance", "Sufi singing", "Comic timing"],
    women: words(`Anita Bharti Divya Haseena Jiya Kanchan Komal Lata Mohini Nisha Payal Rekha Rhea Simran Sunaina
      Vinita`),
    men: words(`Amit Bharat Deepesh Dinesh Gopal Haresh Jatin Kishore Laxman Manish Mohit Naresh Prakash Rajkumar
      Suresh Vinod`),
    families: words(`Ahuja Bhojwani Chandiramani Daryani Gehani Gidwani Hemnani Jethmalani Kewalramani Kripalani
      Lalwani Mirchandani Motwani Nihalani Punjabi Ramchandani Sadarangani Thadani Tolani Vaswani`)
  }
];

// server/src/demo/data/communities.ts
var communities = [
  ...southernCommunities,
  ...westernCommunities,
  ...northernCommunities,
  ...muslimAndKashmiriCommunities,
  ...easternCommunities,
  ...northEasternCommunities
];

// server/src/demo/data/companies.ts
var companies = [
  ["Lantern Casting", "Mumbai"],
  ["Coastline Pictures", "Panaji"],
  ["Tin Roof Films", "Kolkata"],
  ["Sethji and Daughters Films", "Jaipur"],
  ["Paper Boat Audio", "Mumbai"],
  ["Third Bell Theatre", "Kolkata"],
  ["Kulhad Stories", "Lucknow"],
  ["Neem Tree Casting", "Mumbai"],
  ["Banana Leaf Pictures", "Chennai"],
  ["Second Monsoon Films", "Kochi"],
  ["Peacock and Rail", "Delhi"],
  ["Charminar Yard", "Hyderabad"],
  ["Little Ghat Productions", "Varanasi"],
  ["Marigold Line", "Mumbai"],
  ["Half Ticket Studio", "Pune"],
  ["Cardamom Casting", "Kochi"],
  ["Red Oxide Films", "Bengaluru"],
  ["Khatiya Comedy", "Indore"],
  ["Blue Hour Casting", "Mumbai"],
  ["Sixty Watt Pictures", "Mumbai"],
  ["Two Rivers Cinema", "Guwahati"],
  ["Pepper Vine Media", "Mangaluru"],
  ["Dhoop Chaon Talent", "Delhi"],
  ["Slate and Chalk", "Mumbai"],
  ["Kite String Films", "Ahmedabad"],
  ["Understudy Casting", "Mumbai"],
  ["Mustard Field Pictures", "Chandigarh"],
  ["The Ghee Advertising Shop", "Mumbai"],
  ["Veranda Films", "Thiruvananthapuram"],
  ["Terracotta Theatre", "Bhubaneswar"],
  ["Signal Box Studio", "Mumbai"],
  ["Jackfruit Collective", "Bengaluru"],
  ["Old Bioscope Company", "Kolkata"],
  ["Lime and Brick Casting", "Hyderabad"],
  ["Ektara Sound", "Bhopal"],
  ["Pine Needle Pictures", "Dehradun"],
  ["Shuttle and Loom", "Surat"],
  ["Moonrise over Matunga", "Mumbai"],
  ["Halfway House Films", "Nagpur"],
  ["Bamboo Flute Media", "Shillong"],
  ["Kapaleeshwar Street Stories", "Chennai"],
  ["Tonga Stand Pictures", "Amritsar"]
];
var recruiterTitles = [
  "Casting director",
  "Casting associate",
  "Producer",
  "Line producer",
  "Director",
  "Casting producer",
  "Head of casting"
];
var recruiterBios = [
  "I would rather see your third take than your best photo. Tapes from a kitchen are welcome.",
  "We are four people and a kettle. Everybody who applies gets an answer, usually by Friday.",
  "I come from theatre and read every note. Tell me why this part.",
  "We make small films slowly. Local people first, and we come to your town to audition.",
  "Advertising, mostly. Clear briefs, clear fees, paid in thirty days.",
  "I have cast for fourteen years and still like the waiting room best.",
  "We look for voices as much as faces. Self-tapes from a phone are welcome.",
  "Series and long stories. I keep notes, so a no today is often a call next year.",
  "A company of actors who learned to produce. We rehearse, and we pay for rehearsal.",
  "First films and first parts. If you have no credits, write to us anyway."
];

// server/src/demo/data/disciplines-of-the-stage.ts
var stageDisciplines = [
  {
    key: "screen actor",
    share: 36,
    roles: ["Actor", "Dubbing artist", "Model", "Theatre artist"],
    skills: [
      "Acting to camera",
      "Self-taping",
      "Improvisation",
      "Cold reading",
      "Character acting",
      "Comic timing",
      "Monologues",
      "Meisner technique",
      "Method acting",
      "Audition technique",
      "Green-screen acting"
    ],
    projectTypes: [
      "Feature film",
      "Web series",
      "Short film",
      "Commercial",
      "Television serial",
      "Microdrama (vertical series)"
    ],
    headlines: [
      "Actor, {city}",
      "Screen actor in {tongue} and Hindi",
      "Actor. Good at listening",
      "Actor for film and series, {city}",
      "Actor, from {home}, working in {city}",
      "Actor with a {tongue} tongue and a Hindi ear",
      "Quiet parts, long takes",
      "Actor, self-tapes within a day"
    ],
    craft: [
      "I like parts where somebody wants something and will not say it.",
      "Directors tell me I am good in the silence before the line.",
      "I learn fast, arrive early and do not mind the twentieth take.",
      "Most of my screen work is small parts done properly, and I am ready for longer ones.",
      "I am happiest in a scene with one other person and one real problem.",
      "I have played clerks, cousins and one very patient ghost.",
      "I prepare with the whole script, not only my pages.",
      "Ordinary people are my strongest suit: neighbours, tellers, the one who opens the door."
    ]
  },
  {
    key: "stage actor",
    share: 17,
    roles: ["Theatre artist", "Actor", "Storyteller"],
    skills: [
      "Devised theatre",
      "Physical theatre",
      "Monologues",
      "Shakespeare",
      "Improvisation",
      "Mask work",
      "Natyashastra technique",
      "Poetry recitation",
      "Storytelling",
      "Stage combat (unarmed)",
      "Mime"
    ],
    projectTypes: ["Theatre", "Feature film", "Web series", "Audio drama", "Short film"],
    headlines: [
      "Theatre actor, {city}",
      "Stage first, camera second",
      "Theatre maker and actor from {home}",
      "Actor with {years} years of stage",
      "{tongue} stage actor, also on screen",
      "Ensemble actor, {city}"
    ],
    craft: [
      "I grew up in rehearsal rooms and still learn lines by walking.",
      "I work with a small company that builds plays from newspapers.",
      "My voice carries to the last row, and I know how to bring it down for a lens.",
      "I have toured one play to thirty towns in a bus without a starter.",
      "Devised work is my first love; give me a table and a reason.",
      "I have played grandparents since school, and am slowly growing into them.",
      "I can hold a stage alone for an hour, and enjoy not having to."
    ]
  },
  {
    key: "dancer",
    share: 11,
    roles: ["Dancer", "Actor", "Choreographer"],
    skills: [
      "Contemporary dance",
      "Bollywood dance",
      "Abhinaya",
      "Jazz dance",
      "Hip hop dance",
      "Yoga",
      "Salsa",
      "Kathak",
      "Bharatanatyam",
      "Odissi",
      "Contact improvisation"
    ],
    projectTypes: ["Music video", "Feature film", "Live event", "Theatre", "Web series", "Commercial"],
    headlines: [
      "Dancer and actor, {city}",
      "{art}, and everything next to it",
      "Dancer who acts",
      "Dancer and choreographer from {home}",
      "Trained in {art}, {city}"
    ],
    craft: [
      "I dance first and talk later, and can do both in one take.",
      "I pick up a phrase in two counts of eight and keep it.",
      "I assist choreographers between my own shows.",
      "My training is strict, so my improvisation can be free.",
      "I teach on Sundays, which keeps the basics honest.",
      "I can dance badly on purpose, which is asked for more than you would think."
    ]
  },
  {
    key: "singer",
    share: 8,
    roles: ["Singer", "Actor", "Voice artist"],
    skills: [
      "Playback singing",
      "Folk singing",
      "Harmony singing",
      "Ghazal singing",
      "Hindustani classical singing",
      "Harmonium",
      "Acoustic guitar",
      "Musical theatre",
      "Bhajan",
      "Sufi singing",
      "Tanpura"
    ],
    projectTypes: ["Music video", "Theatre", "Feature film", "Live event", "Web series"],
    headlines: [
      "Singer who acts, {city}",
      "Folk voice from {home}",
      "Singer and actor in {tongue}",
      "Sings live, reads well, {city}"
    ],
    craft: [
      "I sing live on set and do not need a guide track.",
      "My songs are from my grandmother, my breath is from swimming.",
      "I am an actor who can sing, not the other way round, though both pay the rent.",
      "I keep a raw voice on purpose; it records well.",
      "Give me the scene, and I will find where the song begins."
    ]
  }
];

// server/src/demo/data/disciplines-of-the-studio.ts
var studioDisciplines = [
  {
    key: "voice",
    share: 7,
    roles: ["Voice artist", "Dubbing artist", "Actor"],
    skills: [
      "Voice over",
      "Dubbing",
      "Audiobook narration",
      "Character voices",
      "Cartoon voices",
      "Commercial voice",
      "Radio drama",
      "Lip sync",
      "Documentary narration",
      "Poetry recitation"
    ],
    projectTypes: ["Voice over", "Dubbing", "Audio drama", "Commercial", "Digital content", "Feature film"],
    headlines: [
      "Voice artist in {tongue} and English",
      "Voice and dubbing, home studio in {city}",
      "The calm voice at the end of the advertisement",
      "Dubbing actor, {tongue}"
    ],
    craft: [
      "I record from a treated room at home and send clean files the same evening.",
      "I have voiced a kettle, two villains and a district collector.",
      "I match lips without losing the sense of the line.",
      "I read cold, I breathe quietly, and I never pop a p.",
      "Narration taught me to trust a comma."
    ]
  },
  {
    key: "model",
    share: 8,
    roles: ["Model", "Actor", "Influencer"],
    skills: [
      "Print modelling",
      "Catalogue modelling",
      "Ramp walk",
      "Acting to camera",
      "Saree draping and wear",
      "Product demonstration",
      "Jewellery modelling",
      "Hand modelling",
      "Yoga"
    ],
    projectTypes: ["Print shoot", "Commercial", "Runway show", "Digital content", "Music video"],
    headlines: [
      "Model and actor, {city}",
      "Catalogue and commercial work, {city}",
      "Commercial face, quick with a product line",
      "Model who can hold dialogue"
    ],
    craft: [
      "I know my angles and forget them as soon as there is dialogue.",
      "I shoot catalogues all week and take acting class on Saturday.",
      "I can pour tea for four hours and smile at the last cup.",
      "Clients book me again because I keep the mood light and the pace up."
    ]
  },
  {
    key: "comedian",
    share: 5,
    roles: ["Stand-up comedian", "Actor", "Mimicry artist"],
    skills: [
      "Stand-up comedy",
      "Comic timing",
      "Improvisation",
      "Sketch comedy",
      "Mimicry",
      "Slapstick",
      "Clowning",
      "Event emceeing"
    ],
    projectTypes: ["Web series", "Digital content", "Commercial", "Live event", "Feature film"],
    headlines: [
      "Comic actor, {city}",
      "Stand-up in {tongue} and bad Hindi",
      "Comedian. Serious about it",
      "Sketch, stage and set, {city}"
    ],
    craft: [
      "I write my own five minutes and steal nobody else\u2019s.",
      "I am funny when the scene is sad; it is a useful fault.",
      "Improvisation taught me to say yes, and then to shut up.",
      "I know where the laugh is, and when to walk past it."
    ]
  },
  {
    key: "action",
    share: 4,
    roles: ["Stunt performer", "Actor", "Body double"],
    skills: [
      "Screen fighting",
      "Stage combat (armed)",
      "Wire work",
      "Harness work",
      "Stair falls",
      "Parkour",
      "Horse riding",
      "Motorcycle riding",
      "Sword fighting",
      "Kalaripayattu",
      "Swimming",
      "Precision driving"
    ],
    projectTypes: ["Feature film", "Web series", "Commercial", "Game / motion capture", "Music video"],
    headlines: [
      "Action performer and actor, {city}",
      "Fights, falls and dialogue",
      "Rider, fighter, actor from {home}",
      "Stunts with a face you can keep in frame"
    ],
    craft: [
      "I rehearse a fight like a dance and stop when anybody says stop.",
      "I own my pads and know my limits.",
      "I double when needed and act when allowed.",
      "Years of training, no broken bones, and I intend to keep both records."
    ]
  },
  {
    key: "presenter",
    share: 4,
    roles: ["Anchor / presenter", "Actor", "Voice artist"],
    skills: [
      "Live anchoring",
      "Television presenting",
      "Teleprompter reading",
      "Interviewing",
      "Event emceeing",
      "Public speaking",
      "News reading",
      "Vlogging"
    ],
    projectTypes: ["Anchoring", "Corporate film", "Live event", "Digital content", "Commercial"],
    headlines: [
      "Presenter and actor, {city}",
      "Anchor in {tongue}, Hindi and English",
      "Live, unscripted and on time",
      "Presenter, from {home}"
    ],
    craft: [
      "I have filled eleven minutes while a minister looked for his shoes.",
      "I read the prompter as if I had just thought of it.",
      "I interview by listening, which saves the editor a day.",
      "Live is where I am calm."
    ]
  }
];

// server/src/demo/data/disciplines.ts
var disciplines = [...stageDisciplines, ...studioDisciplines];

// server/src/demo/data/famous-names.ts
var famousNames = new Set(
  `
  Aamir Khan, Aarav Bhatia, Aarohi Patel, Abhay Deol, Abhinav Bindra, Abhinav Kashyap, Abhinav Shukla,
  Abhinav Yadav, Abhishek Bachchan, Abhishek Chaudhary, Abhishek Kumar, Abhishek Prasad, Abir Chatterjee,
  Abir Mukherjee, Adil Hussain, Aditi Deshpande, Aditi Gupta, Aditi Rao, Aditi Rao Hydari, Aditi Tripathi,
  Aditya Pancholi, Aditya Roy Kapur, Adnan Khan, Adnan Sami, Afreen Alvi, Afreen Khan, Aishwarya Lekshmi,
  Aishwarya Rai, Aishwarya Rajesh, Ajay Devgn, Ajitesh Gupta, Ajith Kumar, Ajith Nair, Akanksha Puri,
  Akash Thosar, Akhilesh Yadav, Akshay Khanna, Akshay Kumar, Akshaye Khanna, Alia Bhatt, Aliya Bhatt,
  Aliya Khan, Allu Arjun, Alpesh Thakor, Aman Dhawan, Aman Gupta, Amandeep Sidhu, Amey Wagh, Ameya Wagh,
  Amit Sadh, Amit Trivedi, Amitabh Bachchan, Ammy Virk, Amol Kolhe, Amol Palekar, Amrinder Gill,
  Amrita Arora, Amrita Chatterjee, Amrita Pritam, Amrita Puri, Amrita Rao, Amrita Singh, Amritpal Dhillon,
  Amruta Deshmukh, Amruta Khanvilkar, Amruta Subhash, Anam Khan, Anand Patwardhan, Ananya Panday,
  Ananya Pandey, Andrea Tariang, Angad Bedi, Aniket Vishwasrao, Anil Kapoor, Anirban Bhattacharya,
  Anirban Chakraborty, Anirban Lahiri, Anirudh Ravichander, Anita Ahuja, Anjali Purohit, Anjana Basu,
  Anjana Menon, Ankit Shah, Ankita Lokhande, Ankur Arora, Ankur Bhatia, Ankur Rathee, Ankur Tewari,
  Anna Ben, Anoop Menon, Anubhab Mohanty, Anuja Sathe, Anupam Kher, Anupama Nair, Anupama Parameswaran,
  Anurag Basu, Anurag Dwivedi, Anurag Kashyap, Anurag Mishra, Anurag Saikia, Anurag Tripathi,
  Anushka Sharma, Anushka Shetty, Aparajita Adhya, Aparajita Auddy, Aparajita Das, Aparajita Ghosh,
  Aparna Balamurali, Aparna Nair, Aparna Sen, Archana Gupta, Archana Kavi, Archana Nair, Arif Khan,
  Arif Zakaria, Arindam Ganguly, Arindam Sil, Arjun Kapoor, Arjun Mathur, Arjun Munda, Arjun Nair,
  Arjun Rampal, Arjun Soren, Arjun Tendulkar, Arnab Goswami, Arnav Malhotra, Arshad Warsi, Arshdeep Singh,
  Arundhati Roy, Arunima Sharma, Asad Ali Khan, Asad Khan, Asha Parekh, Ashish Mishra, Ashish Verma,
  Ashish Vidyarthi, Ashok Kumar, Ashok Saraf, Ashutosh Gowariker, Ashutosh Rana, Ashwini Bhave,
  Asif Basra, Asma Khan, Atul Kulkarni, Avinash Mishra, Avinash Tiwary, Ayesha Khan, Ayushmann Khurrana,
  Azad Hossain, Babita Kumar, Barun Sobti, Basil Joseph, Basil Varghese, Bhagyashree Limaye,
  Bhagyashree Mote, Bhagyashree Patwardhan, Bhaichung Bhutia, Bhajju Shyam, Bharat Kapoor,
  Bhargavi Chirmule, Bhargavi Reddy, Bhavna Pandya, Bhumi Pednekar, Bhumika Chawla, Bidisha Chakraborty,
  Bidita Bag, Biju Menon, Biju Varghese, Bikram Chatterjee, Bipasha Basu, Birsa Munda, Bobby Deol,
  Boman Irani, Budhadev Dasgupta, Chandan Kumar, Chandreyee Ghosh, Chetan Chopra, Chinmay Mandlekar,
  Chirag Patel, Chiranjeevi Konidela, Chitrangada Singh, Cyrus Broacha, Cyrus Mistry, Cyrus Sahukar,
  Daljit Dosanjh, Danish Husain, Danish Khan, Danish Siddiqui, Danish Zehen, Danny Denzongpa,
  Darshan Raval, Debjani Chatterjee, Deepender Hooda, Deepika Padukone, Deepika Rao, Deepika Singh,
  Deepti Naval, Dev Patel, Devang Patel, Devendra Rathore, Devika Menon, Devika Rani, Dhanush Raja,
  Dharmendra Deol, Dhruv Jani, Dhruv Kapoor, Dhruv Sehgal, Dhwani Bhanushali, Dia Mirza, Diganta Hazarika,
  Dilip Joshi, Dilip Kumar, Dilip Prabhavalkar, Diljit Dosanjh, Dilpreet Dhillon, Dimple Kapadia,
  Dina Wadia, Dipankar De, Dipankar Dey, Disha Arora, Disha Patani, Divya Ahuja, Divya Bharti,
  Divya Dutta, Divyendu Sharma, Dulquer Salmaan, Durgabai Vyam, Emraan Hashmi, Esha Deol, Fahadh Faasil,
  Faizan Ansari, Faizan Khan, Falguni Pathak, Faraz Ansari, Faraz Khan, Farhan Akhtar, Farhan Khan,
  Farida Jalal, Farida Khan, Farida Wadia, Farokh Engineer, Fatima Khan, Fatima Sana Shaikh,
  Fatima Sheikh, Firoz Khan, Firoz Nadiadwala, Freida Pinto, Gagandeep Singh, Gajraj Rao,
  Garima Srivastava, Gaurav Gera, Gaurav Gupta, Gaurav Jha, Gaurav Khanna, Gaurav Kumar, Gaurav Mishra,
  Gauri Khan, Gauri Sawant, Gautam Gulati, Gautam Kapoor, Gayathri Raghuram, Gayatri Joshi, Geeta Phogat,
  Geetanjali Thapa, Genelia D'Souza, Gippy Grewal, Girija Oak, Girish Karnad, Girish Kulkarni, Girish Rao,
  Gokul Patel, Gopal Dutt, Gopal Vaswani, Govind Nihalani, Guggu Gill, Gulshan Devaiah, Gurdas Maan,
  Gurleen Chopra, Gurleen Sidhu, Gurnam Bhullar, Harbhajan Mann, Hardik Mehta, Hardik Pandya,
  Hardik Patel, Hari Menon, Hariharan Iyer, Haris Khan, Harish Rawat, Harjot Bains, Harman Sidhu,
  Harpreet Brar, Harpreet Sandhu, Harsh Mayar, Harsh Mehta, Harshvardhan Rane, Hasan Minhaj, Hasan Zaidi,
  Hema Malini, Hema Negi, Himani Shivpuri, Himanshi Khurana, Himanshu Sharma, Himanshu Tiwari, Hina Khan,
  Hrishikesh Joshi, Hrithik Roshan, Huma Qureshi, Imran Abbasi, Imran Ali, Imran Hashmi, Imran Hussain,
  Imran Khan, Indira Gandhi, Indraneil Sengupta, Indranil Roy, Indranil Sengupta, Indu Sharma,
  Irrfan Khan, Isha Chawla, Isha Kapoor, Isha Koppikar, Isha Malhotra, Isha Talwar, Ishaan Dhawan,
  Ishaan Khatter, Ishita Dutta, Ishita Gupta, Ivan Menezes, Ivan Rodrigues, Jackie Shroff, Jacob George,
  Jagadish Reddy, Jagmeet Bal, Jagmeet Brar, Jaideep Ahlawat, Jaipal Munda, Jamal Akhtar, Jamal Khan,
  Jamshed Wadia, Janhvi Kapoor, Jasinta Kerketta, Jaskaran Singh, Jasleen Gill, Jasmine Bajwa, Jason Shah,
  Jatin Sarna, Jay Bhatt, Jay Shah, Jaya Bachchan, Jaya Bhaduri, Jeetendra Joshi, Jeetendra Kapoor,
  Jeetendra Sahu, Jimmy Shergill, Jishnu Mukherjee, Jishnu Sengupta, Jisshu Sengupta, Jitendra Joshi,
  Jitendra Kumar, Johnny Lever, Joy Sengupta, Juhi Chawla, Junaid Khan, Junaid Siddiqui, Jyoti Basu,
  Kabir Bedi, Kabir Khan, Kabir Kohli, Kabir Singh, Kajal Aggarwal, Kajol Devgan, Kalki Koechlin,
  Kamal Haasan, Kamran Akhtar, Kamran Khan, Kangana Ranaut, Kanika Gupta, Kannan Iyer, Kanwar Dhillon,
  Kanwar Grewal, Kapil Mishra, Kapil Sharma, Kapil Verma, Karan Deol, Karan Grover, Karan Johar,
  Karan Kapoor, Karan Khanna, Karan Mehra, Karan Oberoi, Kareena Kapoor, Karishma Kapoor, Karisma Kapoor,
  Karthik Subbaraj, Karthika Nair, Karthikeyan Sivakumar, Kartik Aaryan, Katrina Kaif, Kaushik Banerjee,
  Kaushik Chakraborty, Kaushik Das, Kaushik Ganguly, Kaushik Ray, Kaushik Sen, Kaveri Rao, Kavita Kaushik,
  Kavita Yadav, Kavitha Krishnan, Kavitha Lankesh, Kay Kay Menon, Keerthy Suresh, Keki Daruwala,
  Keshav Rao, Ketaki Chitale, Ketaki Mategaonkar, Ketan Mehta, Ketan Parekh, Kiara Advani, Kinjal Dave,
  Kiran Kumar, Kiran Rao, Kiran Reddy, Kirron Kher, Kirti Kulhari, Kirti Sanon, Kirti Verma, Kishor Kadam,
  Kishore Kadam, Kishore Kumar, Komal Ahuja, Konkona Sensharma, Koyel Das, Koyel Mallick, Kriti Sanon,
  Kritika Chopra, Kritika Khanna, Kubbra Sait, Kumud Mishra, Kunal Bakshi, Kunal Kapoor, Kunal Khanna,
  Kunal Khemu, Kunal Kohli, Kunal Roy Kapur, Kunal Shah, Kunal Vyas, Laila Khan, Lakshmi Manchu,
  Lakshmi Menon, Lalit Pant, Lalit Prabhakar, Lata Mangeshkar, Lavanya Reddy, Lavanya Tripathi,
  Leela Menon, Lillete Dubey, Madhavan Iyer, Madhavan Nair, Madhavi Mukherjee, Madhavi Patel, Madhavi Rao,
  Madhavi Sharma, Madhur Mittal, Madhura Naik, Madhuri Dixit, Madhuri Pandit, Mahasweta Devi, Mahesh Babu,
  Mahesh Bhatt, Mahesh Manjrekar, Mahie Gill, Mahipal Meena, Mahira Hussain, Mahira Khan, Mainak Bhaumik,
  Makarand Anaspure, Makarand Deshpande, Malavika Menon, Malavika Mohanan, Malavika Nair, Mamata Banerjee,
  Manabendra Sarma, Manas Sahoo, Manasi Joshi, Manasi Parekh, Manav Chopra, Manav Kaul, Mandar Jadhav,
  Mandy Takhar, Manish Paul, Manisha Koirala, Manisha Malik, Manjari Fadnis, Manju Warrier,
  Manoj Bajpayee, Manoj Joshi, Manoj Pahwa, Manoj Tekam, Mansi Joshi Roy, Mansi Parekh, Mary Kom,
  Mathew Kutty, Mayank Agrawal, Mayank Mishra, Mayank Yadav, Meena Kumari, Meena Shekhawat,
  Meenakshi Seshadri, Meera Nair, Mehak Malhotra, Mehmood Ali, Mehreen Pirzada, Mehtab Virk, Mehul Buch,
  Mehul Choksi, Michelle Rodrigues, Mihir Joshi, Mika Singh, Milind Soman, Mita Vashisht,
  Mitali Mukherjee, Mithila Palkar, Mithun Chakraborty, Mohan Agashe, Mohan Bhagwat, Mohan Gokhale,
  Mohan Joshi, Mohan Kapoor, Mohan Rao, Mohanlal Viswanathan, Mohit Chawla, Mohit Raina, Mohit Sehgal,
  Mohit Suri, Mohsin Khan, Mohsin Raza, Mona Singh, Monika Malik, Mouni Roy, Moushumi Chatterjee,
  Moushumi Mukherjee, Mrinal Sen, Mrunal Thakur, Mrunmayee Deshpande, Mrunmayee Godbole, Mugdha Godse,
  Mukesh Khanna, Mukesh Kumar, Mukesh Rishi, Mukesh Sahni, Mukesh Tiwari, Mukta Barve, Mukul Dev,
  Mukul Rastogi, Nadeem Khan, Nagarjuna Akkineni, Nagraj Manjule, Naina Kapoor, Nakul Mehta,
  Namrata Shirodkar, Nana Patekar, Nandita Das, Narendra Modi, Narendra Negi, Narendra Rana,
  Naresh Lalwani, Naresh Vijaya, Naseer Ahmed, Naseeruddin Shah, Natasha Malhotra, Naveen Malik,
  Naveen Patnaik, Naveen Prabhu, Navjot Gill, Navjot Sidhu, Navjot Singh, Nawazuddin Siddiqui,
  Nayanthara Kurian, Nazrul Islam, Neelam Kothari, Neena Gupta, Neena Kulkarni, Neeraj Chopra,
  Neeraj Kabi, Neeraj Pandey, Neeraj Yadav, Neeru Bajwa, Neetu Singh, Neha Dhupia, Neha Joshi,
  Neha Kakkar, Neha Mahajan, Neha Pendse, Neha Sharma, Neville Wadia, Nidhi Dubey, Nikhil Dwivedi,
  Nikhil Reddy, Nikhil Siddhartha, Nikita Anand, Nikita Sharma, Nilanjan Ghosh, Nimrat Kaur,
  Nimrat Khaira, Ninad Kamat, Nirav Modi, Nirvair Pannu, Nisha Dahiya, Nithya Menen, Nithya Menon,
  Nitin Arora, Nitin Sethi, Nitish Kumar, Nivin Pauly, Noman Khan, Nushrratt Bharuccha, Oindrila Sen,
  Om Puri, Omar Khan, Omkar Kapoor, Padma Priya, Padmini Kolhapure, Padmini Rathore, Pallavi Joshi,
  Pallavi Sharda, Pankaj Dubey, Pankaj Kapoor, Pankaj Kapur, Pankaj Mishra, Pankaj Tripathi, Pankaj Yadav,
  Paoli Dam, Parag Tyagi, Paresh Rawal, Parineeti Chopra, Parminder Dhillon, Parth Bhalerao, Parth Oza,
  Parth Patel, Parth Samthaan, Partha Hazarika, Parvathy Menon, Parvathy Nair, Parvathy Thiruvothu,
  Parveen Hooda, Pavan Kalyan, Pavani Reddy, Pawan Kalyan, Pawan Sehrawat, Payal Rohatgi,
  Pinaki Chowdhury, Piyush Mishra, Pooja Bhatt, Pooja Chopra, Pooja Gandhi, Pooja Hegde, Poonam Dhillon,
  Poonam Mehta, Poonam Pandey, Poonam Sinha, Prabhjot Dhillon, Prachi Desai, Prachi Tehlan, Pradeep Negi,
  Pradeep Rawat, Prajakta Koli, Prajakta Mali, Prakash Ahuja, Prakash Raj, Prakhar Gupta, Pranab Das,
  Pranav Chopra, Prarthana Behere, Prashant Kumar, Pratap Rathore, Prateik Babbar, Prathamesh Parab,
  Pratik Gandhi, Preeti Gupta, Preity Zinta, Prithviraj Sukumaran, Priyanka Bose, Priyanka Chopra,
  Priyanka Gandhi, Priyanka Shetty, Prosenjit Chatterjee, Pushkar Jog, Pushkar Shrotri, Pushpa Kumar,
  R Madhavan, Raashi Khanna, Radhika Apte, Radhika Deshpande, Radhika Madan, Radhika Merchant,
  Radhika Pandit, Radhika Seth, Raghav Chadha, Raghvendra Singh, Rahul Bose, Rahul Dravid, Rahul Khanna,
  Raj Kapoor, Rajan Shah, Rajat Kapoor, Rajat Kapur, Rajat Verma, Rajeev Menon, Rajeev Pillai,
  Rajendra Bisht, Rajendra Kumar, Rajesh Khanna, Rajesh Rai, Rajib Das, Rajinikanth Gaikwad,
  Rajkummar Rao, Rajni Rawat, Rajpal Yadav, Rakesh Bedi, Rakesh Jhunjhunwala, Rakesh Roshan,
  Rakshit Shetty, Ram Charan, Ramya Krishnan, Rana Daggubati, Ranbir Kapoor, Ranbir Singh, Randeep Hooda,
  Rani Mukherjee, Ranjani Krishnan, Ranjit Bawa, Ranveer Singh, Ranvir Shorey, Rashid Khan, Rashmi Rao,
  Rashmika Mandanna, Rasika Dugal, Rasika Joshi, Rasika Sunil, Ratna Pathak, Raveena Tandon, Ravi Kishan,
  Ravi Shankar, Ravi Teja, Ravinder Dahiya, Ravish Kumar, Reema Lagoo, Reena Shah, Rehana Alam,
  Rehana Sultana, Rekha Ahuja, Rekha Ganesan, Renuka Shahane, Revathi Menon, Rhea Chakraborty,
  Rhea Kapoor, Rhea Kohli, Richa Chadha, Richa Tiwari, Riddhi Dogra, Riddhi Sen, Rinku Rajguru,
  Rishi Kapoor, Riteish Deshmukh, Ritesh Deshmukh, Ritesh Pandey, Ritika Gupta, Ritika Singh, Ritu Kapoor,
  Ritu Phogat, Rituparna Ghosh, Rituparna Sengupta, Ritwik Bhowmik, Ritwik Chakraborty, Ritwik Ghatak,
  Rizwan Ahmed, Rizwan Khan, Rohan Kapoor, Rohan Khanna, Rohan Mehra, Rohan Menon, Rohini Hattangadi,
  Rohit Pawar, Rohit Roy, Rohit Saraf, Rohit Sharma, Rohit Shetty, Ronit Roy, Rose Joseph, Roshan Kumar,
  Rudra Ghosh, Ruhani Sharma, Rustom Wadia, Saba Azad, Saba Khan, Saba Qamar, Sabyasachi Mishra,
  Sachin Deshpande, Sachin Jadhav, Sachin Khedekar, Sachin Pilgaonkar, Sachin Tendulkar,
  Sadhana Shivdasani, Sadia Khan, Sadia Siddiqui, Sagar Desai, Sahil Anand, Sahil Khan, Sahil Mehta,
  Sahil Vaid, Sai Pallavi, Sai Ranade, Sai Tamhankar, Saif Ali Khan, Saiyami Kher, Sakshi Chopra,
  Sakshi Dhawan, Sakshi Malik, Sakshi Tanwar, Saleem Ahmed, Saleem Ali, Salim Khan, Salman Khan,
  Samantha Prabhu, Samarth Malhotra, Sambit Patra, Sameer Dattani, Sameer Dharmadhikari, Sameera Reddy,
  Samir Chatterjee, Samir Kochhar, Samir Soni, Samiran Das, Sandeep Sangwan, Sandeep Singh, Sandeepa Dhar,
  Sandipan Chatterjee, Sangeeta Bijlani, Sangeeta Phogat, Sangeetha Krishnan, Sanjana Sanghi, Sanjay Dutt,
  Sanjay Kapoor, Sanjay Mishra, Sanjeev Jha, Sanjeev Kumar, Sanjeev Sinha, Sanket Bhosale, Sanya Malhotra,
  Sara Ali Khan, Sara Khan, Sarbani Mukherjee, Sargun Mehta, Sarita Kumar, Saritha Nair, Sartaj Singh,
  Satish Kaushik, Satyajit Dash, Satyajit Rath, Satyajit Ray, Saurabh Dwivedi, Saurabh Shukla,
  Saurabh Tiwari, Saurabh Verma, Savita Punia, Sayali Bhagat, Sayali Sanjeev, Sayali Shinde, Seema Biswas,
  Seema Pahwa, Shabana Azmi, Shadab Khan, Shah Rukh Khan, Shahana Goswami, Shahid Kapoor, Shakti Kapoor,
  Shalini Kumar, Shalini Pandey, Shalmali Kholgade, Shamim Haque, Shantanu Moghe, Sharad Joshi,
  Sharad Kelkar, Sharad Pawar, Sharad Ponkshe, Sharan Shetty, Sharat Saxena, Sharib Hashmi, Shariq Hashmi,
  Sharman Joshi, Sharmila Tagore, Sharon Pinto, Shashank Arora, Shashank Khaitan, Shashi Kapoor,
  Shazia Khan, Shefali Shah, Shehnaaz Gill, Shibu Soren, Shikha Pandey, Shikha Singhal, Shilpa Shetty,
  Shivam Dubey, Shivani Joshi, Shivani Patel, Shobhita Dhulipala, Shraddha Das, Shraddha Kapoor,
  Shraddha Srinath, Shreyas Talpade, Shriya Pilgaonkar, Shriya Saran, Shruti Haasan, Shruti Seth,
  Shruti Sharma, Shruti Verma, Shubham Mishra, Shubham Saraf, Shubhankar Sharma, Shweta Basu Prasad,
  Shweta Tiwari, Shweta Tripathi, Shwetha Shetty, Shyam Patel, Shyam Sharma, Siddhant Chaturvedi,
  Siddhant Kapoor, Siddhant Malhotra, Siddharth Jadhav, Siddhartha Saikia, Siddhesh Jadhav,
  Sidharth Malhotra, Sidhu Murmu, Sidhu Soren, Silk Smitha, Simi Chahal, Simran Arora, Simran Bagga,
  Simran Khanna, Simran Suri, Sindhu Krishnan, Smit Pandya, Smita Patil, Smriti Irani, Smriti Mishra,
  Sneha Nair, Sneha Reddy, Sneha Wagh, Soha Ali Khan, Sohini Sarkar, Sohini Sengupta, Sonakshi Sinha,
  Sonali Bendre, Sonali Khanna, Sonali Kulkarni, Sonam Bajwa, Sonam Kapoor, Sonam Thakur, Sonam Wangchuk,
  Sonia Rodrigues, Sonu Sood, Soumitra Chatterjee, Soumya Sarkar, Spruha Joshi, Sravani Reddy,
  Sridevi Kapoor, Srinivas Murthy, Srinivas Prabhu, Srinivas Rao, Sriram Raghavan, Subhash Vyam,
  Subodh Bhave, Suchitra Sen, Sudeep Sanjeev, Sudeshna Roy, Sudhir Mishra, Sugandha Mishra, Suhana Khan,
  Suhasini Maniratnam, Sujoy Ghosh, Sujoy Prasad, Sukanya Kulkarni, Sukhdev Dhillon, Suma Rao,
  Suman Malik, Sumit Antil, Suniel Shetty, Sunil Dutt, Sunil Grover, Sunil Shetty, Sunita Deshpande,
  Sunny Deol, Sunny Kumar, Sunny Leone, Supriya Pathak, Surabhi Lakshmi, Surbhi Tiwari, Suriya Sivakumar,
  Surveen Chawla, Surya Sivakumar, Surya Yarlagadda, Sushant Rajput, Sushant Singh, Sushma Sinha,
  Sushmita Sen, Swagata Mukherjee, Swapna Burman, Swapna Dutt, Swapnil Joshi, Swara Bhasker,
  Swastika Mukherjee, Swati Kumar, Taapsee Pannu, Tabassum Khan, Tabu Hashmi, Talha Siddiqui,
  Tamannaah Bhatia, Tanuja Samarth, Tanvi Azmi, Tanya Malhotra, Tanya Puri, Tara Sharma, Tara Sutaria,
  Taslima Rahman, Teejan Bai, Tejas Shah, Tejashree Pradhan, Tejaswini Pandit, Tiger Shroff,
  Tillotama Shome, Tilottama Shome, Tisca Chopra, Tovino Thomas, Trina Saha, Trisha Krishnan,
  Tushar Kapoor, Tushar Khanna, Tusshar Kapoor, Uday Chopra, Uma Krishnan, Umesh Shukla, Umesh Yadav,
  Unni Menon, Unni Mukundan, Upendra Limaye, Upendra Rao, Upendra Yadav, Urmila Kanitkar,
  Urmila Matondkar, Urmila Pawar, Urvashi Rautela, Usha Mathur, Usha Uthup, Utpal Das, Utpal Dutt,
  Utpal Dutta, Vaibhav Gupta, Vaibhav Mangle, Vaibhav Mishra, Vaibhav Tatwawadi, Vaishali Shetty,
  Vandana Gupte, Vandana Menon, Vani Kapoor, Varsha Patel, Varsha Sharma, Varun Dhawan, Varun Grover,
  Varun Kapoor, Varun Khanna, Varun Malhotra, Varun Sharma, Varun Sood, Varun Tandon, Varun Tej,
  Vasundhara Das, Vasundhara Mathur, Veena Nair, Venkat Vyam, Venkatesh Daggubati, Vibhavari Deshpande,
  Vicky Kaushal, Vidya Balan, Vidya Prabhu, Vidya Shetty, Vidya Sinha, Vignesh Krishnan,
  Vijay Deverakonda, Vijay Raaz, Vijay Sethupathi, Vijay Varma, Vijaya Mehta, Vikash Kumar,
  Vikram Deshpande, Vikram Gokhale, Vikram Prabhu, Vikrant Massey, Vikrant Rona, Vinay Pathak, Vinay Sahu,
  Vinay Sharma, Vineet Kumar, Vinod Khanna, Vinod Mehra, Vinod Nair, Vipin Sharma, Vipul Gupta, Vir Das,
  Viraj Kapoor, Viral Shah, Virat Kohli, Vishal Bhardwaj, Vishal Dadlani, Vishnu Manchu,
  Vishnu Unnikrishnan, Vivek Agnihotri, Vivek Mishra, Vivek Oberoi, Vivek Tiwari, Vyjayanthimala Bali,
  Waheeda Rehman, Waseem Khan, Waseem Rizvi, Yami Gautam, Yash Chopra, Yash Kapoor, Yuvraj Hans,
  Yuvraj Singh, Zaheer Abbas, Zaheer Khan, Zain Khan, Zainab Abbas, Zainab Ahmed, Zaira Wasim,
  Zakir Hussain, Zeenat Aman, Zoya Akhtar, Zoya Hussain, Zoya Mirza, Zubeen Barua, Zubeen Garg,
  Zubin Irani, Zubin Mehta, Zubin Wadia`.split(",").map((name) => name.trim().replace(/\s+/g, " "))
);

// server/src/demo/data/named-people.ts
var person = (firstName, lastName, community, city, min, max, discipline, ...skills2) => ({ firstName, lastName, community, city, playing: [min, max], discipline, skills: skills2 });
var namedPeople = /* @__PURE__ */ new Map([
  [0, person("Ananya", "Rao", "coastal", "Mumbai", 24, 32, "dancer")],
  [1, person("Vikram", "Shinde", "marathi", "Pune", 40, 52, "screen actor")],
  [3, person("Kabir", "Anand", "punjab", "Delhi", 20, 28, "comedian")],
  [6, person("Pallavi", "Reddy", "telugu", "Hyderabad", 23, 30, "singer", "Folk singing")],
  [8, person("Aisha", "Rahman", "bengal-muslim", "Kolkata", 28, 37, "screen actor")],
  [10, person("Tara", "Lobo", "goan", "Panaji", 18, 25, "singer", "Acoustic guitar", "Ukulele")],
  [14, person("Lakshmi", "Iyer", "tamil", "Chennai", 45, 58, "stage actor")],
  [16, person("Farida", "Contractor", "parsi", "Mumbai", 58, 72, "stage actor", "Comic timing")],
  [20, person("Gauri", "Thakur", "marathi", "Nashik", 19, 26, "singer", "Folk singing")],
  [25, person("Mohan", "Deshpande", "marathi", "Pune", 55, 68, "stage actor")],
  [30, person("Rukmini", "Bose", "bengali", "Kolkata", 29, 37, "screen actor", "Motorcycle riding")],
  [31, person("Arjun", "Menon", "malayali", "Kochi", 25, 33, "action")],
  [36, person("Shreya", "Pillai", "malayali", "Mumbai", 25, 33, "dancer")],
  [40, person("Meghna", "Das", "bengali", "Kolkata", 26, 34, "screen actor")],
  [44, person("Nikita", "Sangma", "garo", "Shillong", 20, 28, "singer", "Folk singing", "Choral singing")],
  [49, person("Samir", "Dutta", "assamese", "Guwahati", 33, 44, "stage actor")],
  [52, person("Mitali", "Barua", "assamese", "Guwahati", 18, 26, "dancer", "Bihu")],
  [54, person("Devika", "Nair", "malayali", "Kochi", 25, 33, "screen actor")],
  [55, person("Harpreet", "Gill", "sikh", "Chandigarh", 25, 36, "screen actor", "Dhol", "Bhangra")],
  [56, person("Zoya", "Khan", "lucknow", "Lucknow", 20, 27, "singer", "Ghazal singing")],
  [58, person("Kavya", "Shetty", "coastal", "Mumbai", 20, 28, "dancer", "Kathak", "Swimming")]
]);

// server/src/demo/person.ts
var weighCommunities = (keys) => communities.filter(({ key }) => !keys || keys.includes(key)).map((community) => [community, community.share]);
var everyone = weighCommunities();
var turbanWearers = weighCommunities(["sikh"]);
var drapeWearers = weighCommunities([
  ...["rajasthan", "lucknow", "deccan", "kashmir", "bengal-muslim", "malabar-muslim"],
  ...["awadh", "bihar", "gujarati", "sikh", "haryana", "central"]
]);
var weighedDisciplines = disciplines.map((discipline) => [
  discipline,
  discipline.share
]);
var adult = 18;
function communityOf(face, random) {
  if (face.style === "turban") return random.weighted(turbanWearers);
  if (face.style === "drape") return random.weighted(drapeWearers);
  return random.weighted(everyone);
}
function inventName(community, gender, random) {
  const firstNames = gender === "Female" ? community.women : community.men;
  for (; ; ) {
    const firstName = random.pick(firstNames);
    const lastName = random.pick(community.families);
    if (!famousNames.has(`${firstName} ${lastName}`)) return { firstName, lastName };
  }
}
function communityNamed(key) {
  const community = communities.find((candidate) => candidate.key === key);
  if (!community) throw new Error(`There is no community "${key}"`);
  return community;
}
function disciplineNamed(key) {
  const discipline = disciplines.find((candidate) => candidate.key === key);
  if (!discipline) throw new Error(`There is no discipline "${key}"`);
  return discipline;
}
function cityOf({ hub }, home, random) {
  return random.weighted([
    [home, 38],
    [hub, 30],
    ["Mumbai", 24],
    ["Delhi", 4],
    ["Pune", 4]
  ]);
}
function attendanceOf(random) {
  const joinedDaysAgo = random.chance(0.07) ? random.fraction() * 6.5 : 7 + 700 * random.fraction() ** 1.6;
  const absence = random.chance(0.05) ? random.int(91, 260) : 60 * random.fraction() ** 4;
  return { joinedDaysAgo, seenDaysAgo: Math.min(joinedDaysAgo * 0.9, absence) };
}
function inventPerson(number, id, random) {
  const face = faceOf(number);
  const given = number < faces.length ? namedPeople.get(number) : void 0;
  const community = given ? communityNamed(given.community) : communityOf(face, random);
  const name = given ?? inventName(community, face.gender, random);
  const home = random.pick(community.homes);
  const worksOnStage = random.chance(0.55);
  const grownYears = Math.max(1, face.age - adult);
  return {
    number,
    id,
    face,
    community,
    discipline: given ? disciplineNamed(given.discipline) : random.weighted(weighedDisciplines),
    knownSkills: given?.skills ?? [],
    firstName: name.firstName,
    lastName: name.lastName,
    tongue: random.weighted(community.motherTongues),
    home,
    city: given?.city ?? cityOf(community, home, random),
    playingMin: given?.playing[0] ?? Math.max(adult, face.age - random.int(2, 5 + Math.floor(face.age / 15))),
    playingMax: given?.playing[1] ?? face.age + random.int(2, 5 + Math.floor(face.age / 15)),
    theatreYears: worksOnStage ? random.int(1, Math.min(grownYears, 30)) : null,
    ...attendanceOf(random)
  };
}

// server/src/demo/reference.ts
function byName(table, rows = referenceRows[table]) {
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === void 0) throw new Error(`There is no ${table} named "${name}"`);
    return id;
  };
}
var india = 1;
var idOf = {
  accent: byName("accent"),
  achievement: byName("achievement"),
  actingEducation: byName("acting_education"),
  bodyType: byName("body_type"),
  /** Indian cities only: some share their name with one abroad. */
  city: byName(
    "city",
    referenceRows.city.filter((city) => city.country_id === india)
  ),
  educationLevel: byName("education_level"),
  eyeColor: byName("eye_color"),
  gender: byName("gender"),
  hairColor: byName("hair_color"),
  hairType: byName("hair_type"),
  hobby: byName("hobby"),
  language: byName("language"),
  languageLevel: byName("language_level"),
  look: byName("look"),
  nationality: byName("nationality"),
  projectType: byName("project_type"),
  role: byName("performer_role"),
  sizeType: byName("size_type"),
  skill: byName("skill"),
  skinTone: byName("skin_tone"),
  socialNetwork: byName("social_network")
};
var hobbyNames = referenceRows.hobby.map(({ name }) => name);

// server/src/demo/recruiter.ts
function addDesk(batch, id, desk, joinedDaysAgo, verified, today, random) {
  const joined = moment(today, -joinedDaysAgo);
  const seenDaysAgo = random.fraction() ** 2 * 4;
  batch.account.push(
    accountOf(
      { id, kind: "recruiter", ...desk, mobile: deskMobile(id), joinedDaysAgo, seenDaysAgo },
      today,
      random
    )
  );
  batch.recruiter.push({
    account_id: id,
    account_kind: "recruiter",
    company: desk.company,
    job_title: desk.title,
    bio: desk.bio,
    city_id: idOf.city(desk.city),
    website: random.chance(0.8) ? `https://${plainLetters(desk.company)}.example` : null,
    verified_at: verified ? moment(today, -joinedDaysAgo + 1) : null,
    created_at: joined,
    updated_at: joined
  });
  return { id, firstName: desk.firstName, company: desk.company, verified };
}
var firstDesks = [
  {
    firstName: "Priyanka",
    lastName: "Hegde",
    company: "Lantern Casting",
    city: "Mumbai",
    title: "Casting director",
    bio: "I cast faces that have lived somewhere. Send me the tape you are proud of, not the one you think I want, and in your own language first.",
    email: "recruiter@callboard.test"
  },
  {
    firstName: "Openings",
    lastName: "Desk",
    company: "Callboard",
    city: "Mumbai",
    title: "The house",
    bio: "Openings posted by Callboard itself: readings, workshops, tests and the odd wedding.",
    email: "openings@callboard.test"
  }
];
var houseDesk = 2;
function addRecruiter(batch, id, today, random) {
  const known = firstDesks[id - 1];
  if (known) return addDesk(batch, id, known, 620 - id * 40, true, today, random);
  const place = id - firstDesks.length;
  const [company, city] = companies[place % companies.length] ?? random.pick(companies);
  const community = random.weighted(communities.map((candidate) => [candidate, candidate.share]));
  const name = inventName(community, random.chance(0.5) ? "Female" : "Male", random);
  const desk = {
    ...name,
    company: place < companies.length ? company : `${company} ${city}`,
    city,
    title: random.pick(recruiterTitles),
    bio: random.pick(recruiterBios),
    email: emailOf(name.firstName, name.lastName, `.desk${id}`)
  };
  const verified = place < 4 || random.chance(0.85);
  return addDesk(batch, id, desk, random.int(20, 600), verified, today, random);
}

// server/src/demo/job.ts
var whileCasting = [
  ["open", 88],
  ["expired", 6],
  ["paused", 3],
  ["in_review", 3]
];
function statusOf({ row, script, recruiter }, role, random) {
  if (row.status === "draft" || row.status === "closed" || row.status === "paused") return row.status;
  if (role.row.status !== "casting") return "closed";
  if (script.company) return "open";
  return recruiter.verified ? random.weighted(whileCasting) : random.pick(["open", "in_review"]);
}
function datesOf(status, { script }, production, today, random) {
  if (status === "closed" || status === "expired") {
    const latest = production.row.closed_at ? -daysBetween(production.row.closed_at, today.toISOString()) : -2;
    const closes2 = Math.min(latest, -2) - random.int(0, 12);
    return { opened: -closes2 + random.int(14, 30), closes: closes2 };
  }
  const closes = script.closesIn ?? (random.chance(0.16) ? random.int(0, 3) : random.int(4, 38));
  return { opened: script.openedDaysAgo ?? random.fraction() ** 1.5 * 24 + 0.1, closes };
}
function describe({ script }, production, unpaid, random) {
  const length = daysBetween(production.row.shoot_starts_on, production.row.shoot_ends_on) + 1;
  const days = Math.max(1, Math.min(length, random.int(2, 24)));
  const weeks = Math.max(2, Math.ceil(length / 7));
  const city = production.script.city;
  const shoots = random.pick(days < 2 ? ["One shoot day in {city}."] : workLines);
  const work = fill(workLinesByType[production.script.type] ?? shoots, { days, weeks, city });
  const last = unpaid ? random.pick(unpaidLines) : random.pick(careLines);
  return [script.brief, `${work} ${last}`, random.pick(sendLines)].join("\n\n");
}
function addCall(batch, production, role, today, random) {
  const status = statusOf(production, role, random);
  const fee = role.script.fee ? rupees(...role.script.fee) : feeFor(production.script.type, random);
  const { opened, closes } = datesOf(status, role, production, today, random);
  const isUp = status !== "draft" && status !== "in_review";
  const row = {
    id: batch.job.length + 1,
    public_id: random.uuid(),
    recruiter_id: production.recruiter.id,
    project_id: production.row.id,
    title: role.row.name,
    description: describe(role, production, fee.fee_paise === null, random),
    project_type_id: production.row.project_type_id,
    city_id: production.row.city_id,
    gender_id: role.row.gender_id,
    age_min: role.row.playing_age_min,
    age_max: role.row.playing_age_max,
    ...fee,
    is_house_opening: false,
    status,
    opened_at: isUp ? moment(today, -opened) : null,
    closes_on: dateOn(today, closes),
    created_at: moment(today, -opened - 0.5),
    updated_at: moment(today, -opened)
  };
  batch.job.push(row);
  batch.job_character.push({ job_id: row.id, character_id: role.row.id });
  return { row, role };
}
function houseCalls(batch, today, random) {
  return houseOpenings.map((opening) => {
    const opened = moment(today, -random.int(1, 20) - random.fraction());
    const row = {
      id: batch.job.length + 1,
      public_id: random.uuid(),
      recruiter_id: houseDesk,
      project_id: null,
      title: opening.title,
      description: opening.description,
      project_type_id: idOf.projectType(opening.type),
      city_id: idOf.city(opening.city),
      gender_id: null,
      age_min: opening.age[0],
      age_max: opening.age[1],
      ...opening.fee ? rupees(...opening.fee) : { fee_paise: null, fee_per: null },
      is_house_opening: true,
      status: "open",
      opened_at: opened,
      closes_on: dateOn(today, opening.closesIn),
      created_at: opened,
      updated_at: opened
    };
    batch.job.push(row);
    return { row, role: null };
  });
}
function addJobs(batch, productions, { today, random, recruiters }) {
  const calls = productions.flatMap(
    (production) => production.roles.filter(() => production.script.company !== void 0 || random.chance(0.68)).map((role) => addCall(batch, production, role, today, random))
  );
  return recruiters.some(({ id }) => id === houseDesk) ? [...calls, ...houseCalls(batch, today, random)] : calls;
}

// server/src/demo/newcomer.ts
function addNewcomer(batch, id, today, random) {
  const joinedDaysAgo = 1.2;
  const [firstName, lastName] = ["Ishaan", "Bhatt"];
  const email = "newcomer@callboard.test";
  const joined = moment(today, -joinedDaysAgo);
  batch.account.push(
    accountOf(
      {
        id,
        kind: "talent",
        firstName,
        lastName,
        email,
        mobile: deskMobile(9999),
        joinedDaysAgo,
        seenDaysAgo: 0.3
      },
      today,
      random
    )
  );
  batch.talent.push({
    account_id: id,
    account_kind: "talent",
    headline: null,
    about: null,
    date_of_birth: birthDate(today, 23, 140),
    gender_id: idOf.gender("Male"),
    residence_city_id: idOf.city("Mumbai"),
    native_city_id: null,
    nationality_id: idOf.nationality("Indian"),
    look_id: null,
    education_level_id: null,
    passport_valid_until: null,
    open_to_travel: false,
    theatre_years: null,
    playing_age_min: null,
    playing_age_max: null,
    whatsapp_updates: true,
    show_to_recruiters: true,
    manager_name: null,
    manager_email: null,
    manager_mobile: null,
    last_activity_page: 2,
    completed_at: null,
    created_at: joined,
    updated_at: joined
  });
}

// server/src/demo/data/format-characters.ts
var part = (name, gender, min, max, brief, ...skills2) => ({
  name,
  gender,
  age: [min, max],
  brief,
  skills: skills2
});
var shortFormatCharacters = [
  part("The mother in the kitchen", "Female", 30, 42, "Warm, quick, at home at a stove. No syrup, please."),
  part(
    "The father on the scooter",
    "Male",
    32,
    45,
    "One scooter, one puddle, one look. Rides his own.",
    "Scooter riding"
  ),
  part(
    "The grandfather with the phone",
    "Male",
    62,
    76,
    "Delighted by everything. Holds the phone too close."
  ),
  part(
    "College friends",
    null,
    18,
    24,
    "Four friends who look as if they have known each other for years. Bring one if you like."
  ),
  part("The shopkeeper", null, 35, 60, "One counter, one line, the timing of a clock."),
  part(
    "Lead dancer",
    "Female",
    20,
    30,
    "Carries the song. Classical base, street ease.",
    "Contemporary dance"
  ),
  part("Lead dancer", "Male", 20, 30, "Carries the song. Learns a phrase in an hour.", "Hip hop dance"),
  part("The young couple", null, 24, 32, "We cast singly and pair on the day. Easy laughter, easy silence."),
  part("Host", null, 25, 40, "Live, warm, unscripted for minutes at a time.", "Live anchoring"),
  part("The cousins", null, 18, 35, "Eleven of them, one bathroom. Faces that tell a story in two seconds."),
  part("Walks, all ages", null, 20, 65, "Every height and every age. Walk as you walk.", "Ramp walk"),
  part("Hands", null, 20, 50, "Steady, natural, short nails. No face seen.", "Hand modelling"),
  part("The cyclist", null, 20, 35, "Uphill, in rain, smiling. Own cycle welcome.", "Bicycle riding"),
  part("The new employee", null, 22, 30, "First day nerves, played true.", "Acting to camera")
];
var unseenCharacters = [
  part("Narrator", null, 25, 60, "Close to the microphone, far from a lullaby.", "Voice over"),
  part(
    "The lamp that talks",
    null,
    18,
    35,
    "A small voice of great courage. Character voice, no squeak.",
    "Character voices"
  ),
  part("The villain, in Hindi", "Male", 30, 55, "Reasonable, which is worse. Lip sync needed.", "Dubbing"),
  part(
    "Captain Mara, in Hindi",
    "Female",
    28,
    48,
    "Commands a ship and rarely raises her voice. Lip sync needed.",
    "Dubbing"
  ),
  part(
    "The station announcer",
    "Female",
    25,
    50,
    "The voice everybody trusts and nobody has seen.",
    "Commercial voice"
  ),
  part("Raider", "Male", 20, 32, "Raids, dives, rolls. Two days in the suit.", "Kabaddi"),
  part("Defender", "Female", 20, 32, "Tackles and victory dances. Two days in the suit.", "Motion capture"),
  part("Assorted townspeople", null, 20, 60, "Six small voices each; please name your six.", "Mimicry")
];
var namesByFormat = {
  Commercial: [
    ...[
      "The mother in the kitchen",
      "The father on the scooter",
      "The grandfather with the phone",
      "College friends"
    ],
    ...["The shopkeeper", "The young couple", "The cousins", "Hands", "The cyclist"]
  ],
  "Music video": ["Lead dancer", "The young couple", "The cyclist", "College friends"],
  "Corporate film": ["The new employee", "Host", "Lead dancer"],
  "Print shoot": ["Hands", "The young couple", "Walks, all ages"],
  "Runway show": ["Walks, all ages", "Host"],
  Anchoring: ["Host", "The station announcer"],
  "Audio drama": ["Narrator", "The lamp that talks", "The station announcer", "Assorted townspeople"],
  Dubbing: ["The villain, in Hindi", "Captain Mara, in Hindi", "Assorted townspeople"],
  "Game / motion capture": ["Raider", "Defender"]
};

// server/src/demo/data/story-characters.ts
var part2 = (name, gender, min, max, brief, ...skills2) => ({
  name,
  gender,
  age: [min, max],
  brief,
  skills: skills2
});
var storyCharacters = [
  part2(
    "{woman}",
    "Female",
    22,
    30,
    "Came home for a weekend and found her room rented out. Quick, wounded, hides it in jokes."
  ),
  part2(
    "{woman}",
    "Female",
    18,
    25,
    "First in the family to leave for college, and the first to come back. Watches more than she speaks."
  ),
  part2(
    "{woman}",
    "Female",
    28,
    38,
    "Runs the only photocopy shop near the court and reads everything she copies."
  ),
  part2("{woman}", "Female", 35, 48, "A mother of two who has taken up boxing and told nobody why.", "Boxing"),
  part2("{woman}", "Female", 24, 34, "Night-shift nurse with a dry humour. Must be easy with hospital words."),
  part2("{woman}", "Female", 40, 55, "The union secretary. Can end a meeting with one eyebrow."),
  part2(
    "{woman}",
    "Female",
    20,
    28,
    "Rides her late father\u2019s motorcycle and owes money on it.",
    "Motorcycle riding"
  ),
  part2(
    "{woman}",
    "Female",
    30,
    42,
    "A geography teacher who has never left the district and draws perfect maps."
  ),
  part2("{woman}", "Female", 18, 24, "Goalkeeper, talker, terrible liar.", "Football"),
  part2("{woman}", "Female", 26, 36, "A lawyer with forty rupees and a very good case."),
  part2("{man}", "Male", 20, 28, "Sells sim cards outside the station and knows who is leaving whom."),
  part2(
    "{man}",
    "Male",
    24,
    34,
    "Promised to marry, promised to emigrate, promised to fix the fan. Charming in all three."
  ),
  part2("{man}", "Male", 30, 42, "Failed civil servant, brilliant coach. Never shouts."),
  part2(
    "{man}",
    "Male",
    18,
    23,
    "The youngest of five brothers, used to being spoken over. Starts to stammer when he is right."
  ),
  part2(
    "{man}",
    "Male",
    45,
    58,
    "Auto driver and amateur astronomer. Gives directions by the stars.",
    "Auto-rickshaw driving"
  ),
  part2(
    "{man}",
    "Male",
    28,
    38,
    "A doctor posted where he asked not to be. Slowly, he stops counting the days."
  ),
  part2(
    "{man}",
    "Male",
    35,
    50,
    "A wedding singer who has lost his voice and not yet told the band.",
    "Folk singing"
  ),
  part2("{man}", "Male", 22, 30, "Wrestler with exam nerves.", "Kushti"),
  part2(
    "{man}",
    "Male",
    26,
    36,
    'Works nights in a call centre as "Kevin" and has begun to like Kevin better.'
  ),
  part2("{man}", "Male", 40, 54, "Owns the cinema. Has not watched a film since the fire."),
  part2("Inspector {family}", "Male", 38, 52, "Solves things by sitting down. Hates the telephone."),
  part2(
    "Inspector {family}",
    "Female",
    34,
    48,
    "Was told the posting was a holiday. Has brought her own files."
  ),
  part2(
    "Constable {family}",
    null,
    24,
    36,
    "Third week on the job. Writes everything down, including what not to."
  ),
  part2("Advocate {family}", null, 45, 62, "Speaks in paragraphs. Has never lost on a Tuesday."),
  part2(
    "Dr {family}",
    "Female",
    38,
    52,
    "The only vet for forty villages. Prefers the cattle.",
    "Cattle handling"
  ),
  part2("Professor {family}", null, 55, 70, "Retired, unretired, and about to be found out."),
  part2("{woman}-ma", "Female", 60, 75, "The grandmother who remembers it differently, and correctly."),
  part2(
    "The grandfather",
    "Male",
    62,
    76,
    "Has decided to learn to swim. That is the whole plot, and it is enough.",
    "Swimming"
  ),
  part2(
    "The mother of the bride",
    "Female",
    45,
    58,
    "Has planned this wedding for thirty years and will not be hurried now."
  ),
  part2("The father of the groom", "Male", 50, 64, "Cries at adverts. Negotiates like a stone."),
  part2(
    "The landlady",
    "Female",
    50,
    66,
    "Counts footsteps through the ceiling. Her only weakness is quiz shows."
  ),
  part2("The watchman", "Male", 40, 60, "Knows every car and no names. Eleven lines, one long look."),
  part2("The tea seller", null, 30, 55, "In every episode, never in a hurry. Pours on camera.", "Chai making"),
  part2("The postman", "Male", 45, 60, "Delivers the wrong letter on purpose.", "Bicycle riding"),
  part2(
    "The choir mistress",
    "Female",
    40,
    60,
    "Strict about vowels, soft about everything else. Sings live.",
    "Choral singing"
  ),
  part2(
    "The puppeteer",
    null,
    30,
    60,
    "Tells the town its secrets through string and wood.",
    "Kathputli (string puppets)"
  ),
  part2(
    "The ghost",
    null,
    25,
    45,
    "Died mid-sentence and would like to finish it. Comedy, played perfectly straight.",
    "Comic timing"
  ),
  part2("The neighbour\u2019s son", "Male", 18, 22, "Borrows sugar, returns opinions."),
  part2("The election candidate", null, 35, 55, "Sincere, which worries everyone.", "Public speaking"),
  part2(
    "The boatman",
    "Male",
    50,
    65,
    "Has crossed the same river forty thousand times and still looks at it.",
    "Country boat rowing"
  ),
  part2(
    "The dance teacher",
    "Female",
    35,
    50,
    "Lost her hall, teaches on the roof. Real training, please.",
    "Bharatanatyam"
  ),
  part2(
    "The stunt double",
    null,
    22,
    35,
    "Falls for a living, then falls in love. Does the first kind personally.",
    "Stair falls"
  ),
  part2(
    "The translator",
    null,
    26,
    40,
    "Says what people mean instead of what they said. Three languages, one conscience."
  ),
  part2("The returning uncle", "Male", 48, 62, "Twenty years in Muscat, four suitcases, no explanation."),
  part2(
    "The beautician",
    "Female",
    28,
    44,
    "Hears everything, repeats half, always the right half.",
    "Make-up"
  ),
  part2("The chess player", null, 18, 30, "Sees twelve moves ahead, except at home.", "Chess"),
  part2("The night editor", null, 38, 55, "Puts the town to bed. Has one story he or she never printed."),
  part2(
    "The cook",
    "Male",
    35,
    58,
    "Feeds two hundred a day and eats standing. Hands must know the work.",
    "Roti making"
  )
];
var traits = [
  "Comic timing matters more than looks.",
  "We would love somebody who has done this work in life.",
  "Mostly long takes.",
  "Appears in five scenes and is remembered in ten.",
  "No accent needed, only an ear.",
  "There is one long silence, and it must be good.",
  "Workshop of four days before the shoot, paid.",
  "New faces very welcome.",
  "Works closely with a child actor and a goat.",
  "Half the part is listening.",
  "Has the last line of the film.",
  "One scene in the rain, heated and supervised.",
  "We see all body types for this part.",
  "Regional stage actors, please apply.",
  "Has a secret; we tell you in the room.",
  "Must be able to hold a stare with a bureaucrat.",
  "Two songs, neither lip-synced.",
  "Some night work.",
  "The part grew in rehearsal and may grow again.",
  "Please do not send a monologue; read the sides."
];

// server/src/demo/character-deck.ts
var special = [...shortFormatCharacters, ...unseenCharacters];
function dealer(random) {
  let stories = [];
  let secondLines = [];
  const nextStory = () => {
    if (stories.length === 0) stories = random.shuffle(storyCharacters);
    return stories.splice(0, 1);
  };
  const nextTrait = () => {
    if (secondLines.length === 0) secondLines = random.shuffle(traits);
    return secondLines.pop() ?? "";
  };
  return (type) => {
    const names = namesByFormat[type];
    if (names) {
      const fitting = special.filter(({ name }) => names.includes(name));
      return random.sample(fitting, random.int(2, 3));
    }
    const dealt = Array.from({ length: random.int(2, 6) }, nextStory).flat();
    return dealt.map((script) => ({ ...script, brief: `${script.brief} ${nextTrait()}` }));
  };
}

// server/src/demo/data/featured-projects.ts
var part3 = (name, gender, age, brief, more = {}) => ({ name, gender, age, brief, skills: [], ...more });
var featuredProjects = [
  {
    company: "Lantern Casting",
    title: "Monsoon Line",
    type: "Web series",
    city: "Mumbai",
    language: "Hindi",
    synopsis: "Eight episodes on the last slow train down the Konkan coast, the people who ride it every day, and the woman who has decided to get off one stop too early.",
    shoot: [58, 125],
    characters: [
      part3(
        "Meera",
        "Female",
        [24, 32],
        "Teaches Kathak in a railway colony and has not told anyone about the letter. Stubborn, funny, graceful only when she forgets herself. Lead, all eight episodes. Real Kathak, not film Kathak.",
        { skills: ["Kathak"], castBy: 0, fee: [6e4, "day"] }
      ),
      part3(
        "Inspector Kale",
        "Male",
        [40, 52],
        "Railway police. Tired, fair, and the only man on the line who reads the whole newspaper. Speaks Marathi at home and when it matters.",
        { languages: ["Hindi", "Marathi"], castBy: 1, fee: [6e4, "day"] }
      ),
      part3(
        "Nani",
        "Female",
        [60, 72],
        "Has travelled ticketless for thirty years on charm alone. Gujarati proverbs, a steel tiffin, and the last word.",
        { languages: ["Gujarati", "Hindi"], castBy: 16, fee: [4e4, "day"] }
      ),
      part3(
        "The drummer",
        null,
        [25, 38],
        "Plays the dhol at other people\u2019s weddings and sleeps in the guard\u2019s van. Says little; the drum says the rest. Plays live.",
        { skills: ["Dhol"], castBy: 55, fee: [38e3, "day"] }
      ),
      part3(
        "The singer",
        "Female",
        [20, 30],
        "She sings on the 6:40 for small change and knows every stop by its sound. We want a voice with weather in it, not a trained one. She lies well, and only once for herself.",
        {
          skills: ["Folk singing"],
          fee: [45e3, "day"],
          closesIn: 9,
          openedDaysAgo: 3,
          applicants: 24,
          applicantFaces: [6, 10, 44]
        }
      )
    ]
  },
  {
    company: "Coastline Pictures",
    title: "Salt & Smoke",
    type: "Feature film",
    city: "Panaji",
    language: "Konkani",
    synopsis: "A beach kitchen, one bad season and a bank that wants its freezer back. A comedy about debt and fish.",
    shoot: [78, 105],
    characters: [
      part3(
        "Chef Bernard",
        null,
        [40, 60],
        "Runs a beach kitchen like a ship. Cooks on camera, speaks Konkani or will learn. Shouts only at fish.",
        {
          skills: ["Baking"],
          languages: ["Konkani", "English"],
          fee: [32e4, "project"],
          closesIn: 13,
          openedDaysAgo: 1,
          applicants: 14
        }
      ),
      part3(
        "Sana",
        "Female",
        [18, 26],
        "Keeps the accounts in her head and her bags packed. Has to be the cleverest person in every scene without showing it.",
        { fee: [24e4, "project"], closesIn: 16, openedDaysAgo: 4, applicants: 18 }
      ),
      part3(
        "The man from the bank",
        "Male",
        [30, 45],
        "Comes for the freezer, stays for the curry. Shoes that were never meant for sand.",
        { fee: [18e3, "day"], closesIn: 20, openedDaysAgo: 4 }
      )
    ]
  },
  {
    company: "Tin Roof Films",
    title: "The Last Tram",
    type: "Short film",
    city: "Kolkata",
    language: "Bangla",
    synopsis: "Twenty-two minutes, one tram, no cuts. The depot closes at midnight and nobody wants to ring the bell.",
    shoot: [52, 65],
    characters: [
      part3(
        "Young Raman",
        "Male",
        [18, 22],
        "First day as a conductor, last day of the line. Has learned the speech by heart and will not get to say it.",
        { languages: ["Bangla"], fee: [12e3, "day"], closesIn: 17, openedDaysAgo: 2, applicants: 16 }
      ),
      part3(
        "The lamp seller",
        "Male",
        [45, 65],
        "Walks through other people\u2019s lives with a basket of lamps. Eleven lines, all of them good.",
        { languages: ["Bangla"], fee: [14e3, "day"], closesIn: 15, openedDaysAgo: 6 }
      )
    ]
  },
  {
    company: "Sethji and Daughters Films",
    title: "Kisan Bank",
    type: "Commercial",
    city: "Jaipur",
    language: "Hindi",
    synopsis: "Two sisters open a shop with a loan and an argument. One shoot day, one fitting; usage two years, India.",
    shoot: [15, 15],
    characters: [
      part3(
        "Two sisters",
        "Female",
        [30, 45],
        "We are casting both sisters from this call. One counts, one talks. Easy with each other, easy with a sewing machine. Please say which sister you are.",
        { fee: [8e4, "project"], closesIn: 4, openedDaysAgo: 5, applicants: 15 }
      ),
      part3(
        "The loan officer",
        null,
        [28, 50],
        "Says no for a living and is glad, once, to say yes. One line, one smile.",
        { fee: [35e3, "project"], closesIn: 4, openedDaysAgo: 5 }
      )
    ]
  },
  {
    company: "Lantern Casting",
    title: "Aadha Nimbu",
    type: "Web series",
    city: "Pune",
    language: "Marathi",
    synopsis: "Six episodes in one housing society, where half a lemon on a doorstep ends a friendship of twenty years.",
    shoot: [-190, -140],
    closed: true,
    characters: [
      part3(
        "Revati",
        "Female",
        [24, 32],
        "The secretary\u2019s daughter, home from Bengaluru with a degree and no plans.",
        { castBy: 0 }
      ),
      part3("Aba", "Male", [55, 68], "Found the lemon. Has opinions about it.", {
        languages: ["Marathi"],
        castBy: 25
      }),
      part3("Sushma", "Female", [45, 58], "Swears she only sells the lemons.", { castBy: 14 })
    ]
  }
];

// server/src/demo/data/scripts.ts
var project = (title, type, city, language, synopsis) => ({ title, type, city, language, synopsis });

// server/src/demo/data/screen-projects.ts
var screenProjects = [
  project(
    "Chhutta",
    "Web series",
    "Mumbai",
    "Hindi",
    "A bus conductor who never has change finds a suitcase with too much of it."
  ),
  project(
    "The Registrar of Small Things",
    "Feature film",
    "Lucknow",
    "Hindi",
    "A birth certificate clerk discovers that, on paper, he was never born."
  ),
  project(
    "Meen Kuzhambu",
    "Feature film",
    "Chennai",
    "Tamil",
    "Three sisters, one recipe and a court case about who may cook it."
  ),
  project(
    "Palm Oil",
    "Web series",
    "Kochi",
    "Malayalam",
    "A cooperative election in a village where everyone is related and nobody is speaking."
  ),
  project(
    "Gully No. 6 Cricket Board",
    "Web series",
    "Mumbai",
    "Marathi",
    "A lane too narrow for cricket applies for international status."
  ),
  project(
    "The Weight of Mangoes",
    "Feature film",
    "Ratnagiri",
    "Marathi",
    "One orchard, four heirs and a summer that comes three weeks early."
  ),
  project(
    "Ghar Ka Fifth Jamai",
    "Television serial",
    "Mumbai",
    "Hindi",
    "He moved in for a week. That was two hundred episodes ago."
  ),
  project(
    "Megh Pahar",
    "Feature film",
    "Shillong",
    "Khasi",
    "A football coach, a church choir and the only flat field in the hills."
  ),
  project(
    "Ek Minute",
    "Microdrama (vertical series)",
    "Mumbai",
    "Hindi",
    "Sixty episodes of sixty seconds, all of them on one lift between two floors."
  ),
  project(
    "Common Wall",
    "Short film",
    "Bengaluru",
    "Kannada",
    "Two flatmates share a wall, a tap and no language."
  ),
  project(
    "Haunted Housing Society",
    "Web series",
    "Kolkata",
    "Bangla",
    "The ghosts have formed a residents\u2019 association and want the lift repaired."
  ),
  project(
    "Do Bigha Wifi",
    "Feature film",
    "Patna",
    "Bhojpuri",
    "The tower stands in his field; the signal goes to his brother."
  ),
  project(
    "Station Diary",
    "Web series",
    "Bhopal",
    "Hindi",
    "A police station with four chairs and five officers."
  ),
  project(
    "The Tailor of Mandvi",
    "Feature film",
    "Bhuj",
    "Gujarati",
    "He sews sails for boats that no longer leave."
  ),
  project(
    "Ammamma\u2019s Alibi",
    "Web series",
    "Hyderabad",
    "Telugu",
    "A grandmother solves her own robbery and is not pleased with the answer."
  ),
  project(
    "Bihu Express",
    "Feature film",
    "Guwahati",
    "Assamese",
    "A dance troupe misses its train and catches the wrong one."
  ),
  project(
    "Court Number Four",
    "Web series",
    "Delhi",
    "Hindi",
    "Small causes, large tempers. Eight cases, one fan."
  ),
  project(
    "The Understanding",
    "Short film",
    "Mumbai",
    "English",
    "A couple divides a bookshelf. Twelve minutes, one room."
  ),
  project(
    "Teen Second Laal",
    "Feature film",
    "Mumbai",
    "Hindi",
    "One traffic signal, one day, everyone who has to stop."
  ),
  project("Kutch Mail", "Short film", "Ahmedabad", "Gujarati", "The last letter on a closed route."),
  project(
    "Rehearsal for a Wedding",
    "Feature film",
    "Udaipur",
    "Rajasthani",
    "The groom is an actor hired for the day. So, it turns out, is the bride."
  ),
  project(
    "Snow Duty",
    "Web series",
    "Shimla",
    "Hindi",
    "A hill town, a closed road and the only constable who can drive a plough."
  ),
  project(
    "The Rice Thief",
    "Feature film",
    "Ranchi",
    "Hindi",
    "A ration shop ledger that adds up perfectly, which is how she knows."
  ),
  project("Second Shift", "Documentary", "Pune", "Marathi", "Dramatised scenes for a film on night nurses.")
];

// server/src/demo/data/stage-and-format-projects.ts
var stageAndFormatProjects = [
  project(
    "Tara Tea",
    "Commercial",
    "Hyderabad",
    "Telugu",
    "Two adverts, one kitchen: the tea that is always ready one minute before the quarrel."
  ),
  project(
    "Chiku the Firefly",
    "Audio drama",
    "Mumbai",
    "Hindi",
    "Twelve stories for children about a firefly who is afraid of the dark. Recorded from home, two sessions a week."
  ),
  project(
    "Ravan\u2019s Understudy",
    "Theatre",
    "Delhi",
    "Hindi",
    "The lead has fever, the effigy is already burning, and the tailor knows all the lines."
  ),
  project(
    "Dost Mobile",
    "Commercial",
    "Delhi",
    "Hindi",
    "A grandfather learns to send voice notes and will not stop."
  ),
  project(
    "Women of the Ghat",
    "Theatre",
    "Varanasi",
    "Hindi",
    "Five washerwomen tell one story and disagree on the end."
  ),
  project(
    "Nadi Soap",
    "Commercial",
    "Kolkata",
    "Bangla",
    "A festival morning, one bathroom, eleven cousins."
  ),
  project(
    "The Census Taker",
    "Theatre",
    "Bhubaneswar",
    "Odia",
    "A man counts a village and comes up one short each time."
  ),
  project(
    "Saanjh Wali Sadak",
    "Music video",
    "Chandigarh",
    "Punjabi",
    "One song, one truck, one long road into evening. Two shoot days."
  ),
  project(
    "Handloom Autumn",
    "Print shoot",
    "Chennai",
    "Tamil",
    "A catalogue with faces of all ages, shot in the weavers\u2019 own street."
  ),
  project(
    "Sathi Insurance",
    "Commercial",
    "Mumbai",
    "Hindi",
    "A scooter, a puddle and the kindest stranger in Thane."
  ),
  project(
    "Twelve Chairs, Eleven People",
    "Theatre",
    "Pune",
    "Marathi",
    "A housing meeting in real time. Nobody may leave, including the audience."
  ),
  project(
    "Pankh Airlines safety film",
    "Corporate film",
    "Gurugram",
    "English",
    "The safety film people may actually watch. Dance included."
  ),
  project(
    "Kabaddi Nights",
    "Game / motion capture",
    "Bengaluru",
    "English",
    "Motion capture for a sports game: raids, tackles, victory dances. No dialogue."
  ),
  project(
    "Radio Purani Dilli",
    "Audio drama",
    "Delhi",
    "Urdu",
    "Ten evenings on a rooftop with a transmitter that should not exist."
  ),
  project(
    "Chotu Biscuits",
    "Commercial",
    "Mumbai",
    "Hindi",
    "The last biscuit on the plate, seen as an epic. Mock heroic, real biscuit."
  ),
  project(
    "Backwater Blues",
    "Music video",
    "Alappuzha",
    "Malayalam",
    "A jazz trumpeter on a rice boat. One shoot day, very early."
  ),
  project(
    "The Clerk Who Flew",
    "Theatre",
    "Mumbai",
    "English",
    'He filed the form for leave without ticking "by land".'
  ),
  project(
    "Iron Harbour",
    "Dubbing",
    "Mumbai",
    "Hindi",
    "Hindi voices for a six-part harbour drama. Lip sync experience needed."
  ),
  project(
    "Loom Week",
    "Runway show",
    "Bengaluru",
    "English",
    "Eleven weavers, thirty walks, all ages and heights."
  ),
  project(
    "Quiz Quarter",
    "Anchoring",
    "Kolkata",
    "Bangla",
    "An evening quiz for families, live on Saturdays."
  )
];

// server/src/demo/data/projects.ts
var projects = [...screenProjects, ...stageAndFormatProjects];
var communityOfLanguage = {
  Hindi: "awadh",
  English: "goan",
  Tamil: "tamil",
  Telugu: "telugu",
  Malayalam: "malayali",
  Kannada: "kannadiga",
  Marathi: "marathi",
  Gujarati: "gujarati",
  Bangla: "bengali",
  Odia: "odia",
  Assamese: "assamese",
  Khasi: "khasi",
  Bhojpuri: "bihar",
  Punjabi: "punjab",
  Rajasthani: "rajasthan",
  Urdu: "lucknow",
  Konkani: "goan"
};

// server/src/demo/project.ts
var statuses = [
  ["open", 74],
  ["closed", 15],
  ["paused", 7],
  ["draft", 4]
];
function projectRow(id, script, recruiter, today, random) {
  const status = script.closed ? "closed" : script.company ? "open" : random.weighted(statuses);
  const days = script.type in namesByFormat ? random.int(0, 3) : random.int(6, 55);
  const starts = status === "closed" ? -random.int(20, 160) : random.int(14, 120);
  const [start, end] = script.shoot ?? [starts, starts + days];
  const created = moment(today, Math.min(0, start) - random.int(12, 70));
  const closedAt = status === "closed" ? moment(today, Math.min(start - 5, -5)) : null;
  return {
    id,
    public_id: random.uuid(),
    recruiter_id: recruiter.id,
    title: script.title,
    project_type_id: idOf.projectType(script.type),
    synopsis: script.synopsis,
    city_id: idOf.city(script.city),
    language_id: idOf.language(script.language),
    shoot_starts_on: dateOn(today, start),
    shoot_ends_on: dateOn(today, end),
    status,
    closed_at: closedAt,
    created_at: created,
    updated_at: closedAt ?? created
  };
}
function castFor(script, project2, stage) {
  const chosen = script.castBy === void 0 ? void 0 : stage.people[script.castBy];
  const decided = project2.status === "closed" || script.closesIn === void 0 && stage.random.chance(0.1);
  const [found] = decided && script.castBy === void 0 ? stage.random.sample(suitablePeople(stage.people, script), 1) : [];
  const talent = chosen ?? found;
  if (talent) return { status: "cast", cast_talent_id: talent.id };
  return { status: project2.status === "closed" ? "dropped" : "casting", cast_talent_id: null };
}
function nameIn(script, language, random) {
  const community = communityNamed(communityOfLanguage[language] ?? "awadh");
  const woman = inventName(community, "Female", random);
  const man = inventName(community, "Male", random);
  return fill(script.name, { woman: woman.firstName, man: man.firstName, family: man.lastName });
}
function addRole(batch, script, project2, language, position, stage) {
  const row = {
    id: batch.project_character.length + 1,
    project_id: project2.id,
    name: nameIn(script, language, stage.random),
    brief: script.brief,
    gender_id: script.gender === null ? null : idOf.gender(script.gender),
    playing_age_min: script.age[0],
    playing_age_max: script.age[1],
    height_min_mm: null,
    height_max_mm: null,
    ...castFor(script, project2, stage),
    position,
    created_at: project2.created_at,
    updated_at: project2.updated_at
  };
  batch.project_character.push(row);
  const level_id = idOf.languageLevel(stage.random.chance(0.15) ? "Native" : "Fluent");
  for (const spoken of script.languages ?? [language])
    batch.character_language.push({ character_id: row.id, language_id: idOf.language(spoken), level_id });
  for (const skill of script.skills)
    batch.character_skill.push({ character_id: row.id, skill_id: idOf.skill(skill) });
  return { row, script };
}
function addProjects(batch, stage) {
  const { recruiters, random, today } = stage;
  const [first, ...others] = recruiters.filter(({ id }) => id !== houseDesk);
  if (!first) return [];
  const desks = others.length > 0 ? others : [first];
  const deal = dealer(random.child("characters"));
  const scripts = [...featuredProjects, ...random.sample(projects, Math.round(recruiters.length * 1.15))];
  return scripts.map((script, index) => {
    const owner = script.company ? recruiters.find(({ company }) => company === script.company) : void 0;
    const recruiter = owner ?? (script.company ? first : desks[index % desks.length] ?? first);
    const row = projectRow(index + 1, script, recruiter, today, random);
    batch.project.push(row);
    const characters = script.characters ?? deal(script.type);
    const roles2 = characters.map(
      (character, position) => addRole(batch, character, row, script.language, position, stage)
    );
    return { row, script, recruiter, roles: roles2 };
  });
}

// server/src/demo/random.ts
function hashWords(text) {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return [a | 0, b | 0, c | 0, d | 0];
}
var Random = class _Random {
  seed;
  #a;
  #b;
  #c;
  #counter;
  constructor(seed) {
    this.seed = seed;
    [this.#a, this.#b, this.#c, this.#counter] = hashWords(seed);
    for (let round = 0; round < 12; round++) this.#word();
  }
  child(name) {
    return new _Random(`${this.seed}/${name}`);
  }
  /** sfc32 */
  #word() {
    const word = this.#a + this.#b + this.#counter | 0;
    this.#counter = this.#counter + 1 | 0;
    this.#a = this.#b ^ this.#b >>> 9;
    this.#b = this.#c + (this.#c << 3) | 0;
    this.#c = (this.#c << 21 | this.#c >>> 11) + word | 0;
    return word >>> 0;
  }
  /** From 0 up to, never reaching, 1. */
  fraction() {
    return this.#word() / 4294967296;
  }
  /** Both ends included. */
  int(min, max) {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }
  chance(probability) {
    return this.fraction() < probability;
  }
  /** A bell curve, cut at three deviations. */
  normal(mean, deviation) {
    const radius = Math.sqrt(-2 * Math.log(1 - this.fraction()));
    const bell = radius * Math.cos(2 * Math.PI * this.fraction());
    return mean + deviation * Math.max(-3, Math.min(3, bell));
  }
  pick(list) {
    const item = list[this.int(0, list.length - 1)];
    if (item === void 0) throw new Error("Nothing to pick from");
    return item;
  }
  weighted(pairs) {
    let left = this.fraction() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of pairs) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new Error("Nothing to pick from");
  }
  /** So many different items, in a random order; fewer when the list is shorter. */
  sample(list, count) {
    const left = [...list];
    const drawn = [];
    while (drawn.length < count && left.length > 0) {
      const [item] = left.splice(this.int(0, left.length - 1), 1);
      if (item !== void 0) drawn.push(item);
    }
    return drawn;
  }
  shuffle(list) {
    return this.sample(list, list.length);
  }
  uuid() {
    const hex = Array.from({ length: 4 }, () => this.#word().toString(16).padStart(8, "0")).join("");
    const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
};

// server/src/demo/star.ts
var starProfile = (id) => ({
  talent_language: [
    ["Kannada", "Native"],
    ["Hindi", "Fluent"],
    ["English", "Fluent"]
  ].map(([name, level]) => ({
    talent_id: id,
    language_id: idOf.language(name),
    level_id: idOf.languageLevel(level)
  })),
  talent_accent: ["Mangaluru", "Neutral Indian"].map((name) => ({
    talent_id: id,
    accent_id: idOf.accent(name)
  })),
  talent_skill: [
    "Kathak",
    "Abhinaya",
    "Swimming",
    "Devised theatre",
    "Acting to camera",
    "Yakshagana",
    "Self-taping"
  ].map((name) => ({ talent_id: id, skill_id: idOf.skill(name) })),
  talent_role: ["Actor", "Dancer", "Theatre artist"].map((name) => ({
    talent_id: id,
    role_id: idOf.role(name)
  })),
  talent_training: ["Drama diploma", "Theatre group training"].map((name) => ({
    talent_id: id,
    acting_education_id: idOf.actingEducation(name)
  }))
});
var starWorks = [
  [0, "Aadha Nimbu", "Revati", "Web series", "Six episodes"],
  [1, "The Ferryman of Kolad", "Young Tara", "Feature film", "Twelve days"],
  [1, "Kisan Bank", "The daughter", "Commercial", "Two years, India"],
  [2, "The Well of Questions", "The queen", "Theatre", "Twenty-two shows"],
  [2, "Saanjh Wali Sadak", "Lead dancer", "Music video", null],
  [3, "Signal at Dusk", "Anu", "Short film", "Festival selection"],
  [4, "Women of the Ghat", "The youngest", "Theatre", "Toured six cities"],
  [5, "Monsoon Rehearsal", "Chorus", "Theatre", null]
];
var starTalent = (today) => ({
  headline: "Actor and Kathak dancer, Mumbai",
  about: "Two years of drama school, six of stage, and then the camera. Comfortable in Hindi, Kannada and English, and quick with the speech of the coast I come from. I dance every morning and can stop being graceful when the part asks for it.",
  native_city_id: idOf.city("Mangaluru"),
  education_level_id: idOf.educationLevel("Graduation"),
  passport_valid_until: dateOn(today, 1700),
  open_to_travel: true,
  theatre_years: 6,
  whatsapp_updates: true,
  show_to_recruiters: true,
  manager_name: "Nandini Kapse, Firefly Artists",
  manager_email: "nandini.kapse.manager@callboard.test",
  manager_mobile: deskMobile(5e3)
});
var starBody = {
  height_mm: 1650,
  weight_g: 56e3,
  bust_or_chest_mm: 860,
  waist_mm: 680,
  hips_mm: 920,
  height_unit: idOf.sizeType("Centimetres"),
  weight_unit: idOf.sizeType("Kilograms"),
  bust_or_chest_unit: idOf.sizeType("Centimetres"),
  waist_unit: idOf.sizeType("Centimetres"),
  hips_unit: idOf.sizeType("Centimetres"),
  body_type_id: idOf.bodyType("Lean")
};
function completeStar(batch, { id }, today) {
  const others = (rows) => rows.filter((row) => row.talent_id !== id);
  const profile = starProfile(id);
  batch.talent = batch.talent.map((row) => row.account_id === id ? { ...row, ...starTalent(today) } : row);
  batch.talent_body = batch.talent_body.map((row) => row.talent_id === id ? { ...row, ...starBody } : row);
  batch.account = batch.account.map(
    (row) => row.id === id ? { ...row, mobile_verified_at: row.created_at, last_active_at: moment(today, -0.04) } : row
  );
  batch.talent_language = [...others(batch.talent_language), ...profile.talent_language];
  batch.talent_accent = [...others(batch.talent_accent), ...profile.talent_accent];
  batch.talent_skill = [...others(batch.talent_skill), ...profile.talent_skill];
  batch.talent_role = [...others(batch.talent_role), ...profile.talent_role];
  batch.talent_training = [...others(batch.talent_training), ...profile.talent_training];
  const works = starWorks.map(([yearsAgo, title, part4, type, note]) => ({
    talent_id: id,
    title,
    part: part4,
    project_type_id: idOf.projectType(type),
    year: yearOf(today) - yearsAgo,
    note
  }));
  batch.past_work = [...others(batch.past_work), ...works];
  batch.unavailable_dates = [
    ...others(batch.unavailable_dates),
    { talent_id: id, days: `[${dateOn(today, 12)},${dateOn(today, 15)})`, reason: "Theatre run" },
    { talent_id: id, days: `[${dateOn(today, 58)},${dateOn(today, 126)})`, reason: "Monsoon Line" }
  ];
}

// server/src/demo/abilities.ts
var everyday = [
  ...[
    "Swimming",
    "Bicycle riding",
    "Scooter riding",
    "Motorcycle riding",
    "Car driving (manual)",
    "Yoga",
    "Cricket"
  ],
  ...[
    "Football",
    "Badminton",
    "Trekking",
    "Chess",
    "Sketching",
    "Photography",
    "Touch typing",
    "First aid",
    "Baking"
  ],
  ...[
    "Roti making",
    "Chai making",
    "Tailoring",
    "Kabaddi",
    "Carrom",
    "Long-distance running",
    "Dog handling",
    "Kathak"
  ]
];
var dances = [
  ...[
    "Kathak",
    "Bharatanatyam",
    "Odissi",
    "Kuchipudi",
    "Mohiniyattam",
    "Manipuri dance",
    "Sattriya",
    "Lavani"
  ],
  ...[
    "Ghoomar",
    "Bhangra",
    "Giddha",
    "Garba",
    "Bihu",
    "Rabindra Nritya",
    "Himachali Nati",
    "Contemporary dance"
  ]
];
var trainings = [
  ["Theatre group training", 26],
  ["Acting workshop", 24],
  ["Private acting school", 14],
  ["Self-taught", 12],
  ["One-to-one coaching", 7],
  ["Online course", 6],
  ["Drama diploma", 5],
  ["Drama degree", 4],
  ["State drama school", 2]
];
var achievements2 = [
  ...[
    "Festival selection",
    "Festival acting award",
    "State-level sport",
    "National-level sport",
    "Reality show finalist"
  ],
  ...["Dance or music competition winner", "Pageant finalist"]
];
function danceOf({ community, discipline }, random) {
  const regional = community.arts.filter((art) => dances.includes(art));
  const studied = discipline.skills.filter((skill) => dances.includes(skill));
  return random.pick(
    regional.length > 0 && random.chance(0.7) ? regional : studied.length > 0 ? studied : dances
  );
}
function skillsOf(person2, dance, random) {
  const { community, discipline, knownSkills } = person2;
  const skills2 = /* @__PURE__ */ new Set([...knownSkills, ...random.sample(discipline.skills, random.int(2, 5))]);
  if (discipline.key === "dancer") skills2.add(dance);
  if (random.chance(0.45)) for (const art of random.sample(community.arts, random.int(1, 2))) skills2.add(art);
  for (const skill of random.sample(everyday, random.int(1, 4))) skills2.add(skill);
  return [...skills2];
}
function rolesOf({ discipline }, random) {
  const [first = "Actor", ...others] = discipline.roles;
  return [first, ...random.sample(others, random.int(0, 2))];
}
function trainingsOf(person2, random) {
  const found = /* @__PURE__ */ new Set([random.weighted(trainings)]);
  if (random.chance(0.3)) found.add(random.weighted(trainings));
  if (found.size > 1) found.delete("Self-taught");
  if (person2.theatreYears === null) found.delete("Theatre group training");
  return [...found];
}
function achievementsOf(random) {
  return random.chance(0.16) ? random.sample(achievements2, random.chance(0.15) ? 2 : 1) : [];
}
function accentsOf({ community }, random) {
  const accents2 = new Set(random.sample(community.accents, random.int(0, 2)));
  if (random.chance(0.5)) accents2.add("Neutral Indian");
  if (random.chance(0.08))
    accents2.add(random.pick(["British RP", "General American", "Irish", "Australian"]));
  return [...accents2];
}

// server/src/demo/data/about-lines.ts
var openings = [
  "I came to {city} from {home} with one bag and two monologues.",
  "Born in {home}, where the cinema had wooden benches and the best seats were on the wall.",
  "I started in a school play in {home} because somebody else had fever.",
  "My first audience was the queue at my uncle\u2019s shop in {home}.",
  "I studied something sensible first, and then did not.",
  "I grew up speaking {tongue} at home and watching everything else.",
  "Acting began as a bet in college and has outlived the friendship.",
  "I was the child who narrated cricket matches nobody was playing.",
  "I am from {home} and it shows, when you want it to.",
  "I learned to perform in a family where you had to be quick to finish a sentence.",
  "I began backstage, sewing hems, and moved three metres to the left.",
  "In {home} I ran the lights; in {city} I stand in them."
];
var grownOpenings = [
  "Seven years in an office taught me to watch people; now I use it.",
  "I have lived in four towns and kept a little of the speech of each.",
  "I came to this late, and in a hurry.",
  "I have been working out of {city} for some years now."
];
var stageOpenings = [
  "{years} years of stage before the camera found me.",
  "{years} years in theatre, most of them in {tongue}.",
  "I trained on stage for {years} years and still rehearse on the terrace.",
  "After {years} years of theatre I know what a good director\u2019s pause means."
];
var elderOpenings = [
  "I retired from a bank and returned to the stage I had left at twenty.",
  "My children are grown, my knees are good, and I am free on weekdays.",
  "I have raised a family, run a school office and lately three web series\u2019 worth of grandmothers\u2019 kitchens.",
  "I acted in my twenties, taught in my forties, and act again because I missed the tea.",
  "People say I have a face for somebody\u2019s past. I am glad to lend it."
];
var languageLines = [
  "Comfortable in {languages}, and quick with the speech of the next district.",
  "I work in {languages}.",
  "I read and write {tongue}, so dialogue can change on the day.",
  "I dream in {tongue}, count in English and quarrel in Hindi.",
  "Send the sides in {tongue} if you have them; it is where I am freest.",
  "I can keep the music of {tongue} in my Hindi, or take it out."
];
var workingLines = [
  "I pack light and read the whole script on the train.",
  "I send self-tapes within a day, with a reader who is not my flatmate.",
  "I can cook on camera, and at home if asked.",
  "Happy with early calls. I am awake anyway.",
  "I keep my measures and dates up to date here, so please trust them.",
  "I am based in {city} and can be on set with a few days\u2019 notice.",
  "Night shoots are fine; I bring my own tea.",
  "I prefer one workshop day before a long part, paid or not.",
  "I have a packed bag and no pets.",
  "Continuity people like me: I remember which hand.",
  "I have no fear of heights, water or child actors.",
  "A short brief is enough; a good brief is better."
];
var closingLines = [
  "Write to me about the part; I answer the same day.",
  "The first photo is how I look on a morning without plans.",
  "If the part is small and true, call me.",
  "I would love to play somebody who is wrong for good reasons.",
  "Next I would like a comedy, a real one.",
  "I am looking for my first long part.",
  "The part I am waiting for is probably a postman.",
  "References on request."
];
var galleryCaptions = [
  "As I look most mornings",
  "Smiling, on request",
  "For a period piece, costume my own",
  "Natural light, no make-up",
  "From a look test last month",
  "Between two takes",
  "Studio, evening light",
  "The serious one"
];
var managers = [
  ["Nandini Kapse", "Firefly Artists"],
  ["Rohan Mascarenhas", "Third Bell Management"],
  ["Sheela Venkatesan", "Greenroom Six"],
  ["Tariq Nomani", "Halfday Talent"],
  ["Ipsita Guha", "Second Cutting Tea"],
  ["Gurnam Sohal", "Loose Change Artists"],
  ["Leela Kurup", "Banyan Row Talent"],
  ["Cyrus Daruwala", "Prompt Side"],
  ["Madhavi Limaye", "Callsheet and Co"],
  ["Karthik Boppana", "Ninth Row Artists"]
];
var unavailableReasons = [
  "Shoot outside the city",
  "Theatre run",
  "Rehearsals",
  "Family wedding",
  "Dubbing sessions",
  "Travelling home",
  "Workshop",
  "Exams",
  null,
  null,
  null
];

// server/src/demo/availability.ts
function unavailableDatesOf(talentId, today, random) {
  const rows = [];
  if (random.chance(0.62)) return rows;
  let day2 = random.int(-4, 20);
  for (let left = random.int(1, 3); left > 0; left--) {
    const end = day2 + random.int(1, 14);
    rows.push({
      talent_id: talentId,
      days: `[${dateOn(today, day2)},${dateOn(today, end)})`,
      reason: random.pick(unavailableReasons)
    });
    day2 = end + random.int(2, 30);
  }
  return rows;
}

// server/src/demo/body.ts
var hairColors2 = {
  black: "Black",
  dark: "Dark brown",
  brown: "Medium brown",
  chestnut: "Chestnut",
  pepper: "Salt and pepper",
  grey: "Grey",
  white: "White"
};
var hairTypes2 = {
  wavy: "Wavy",
  mane: "Wavy",
  curly: "Curly",
  curlytop: "Curly",
  buzz: "Buzz cut",
  receding: "Receding",
  bald: "Bald"
};
var eyeColors2 = { b: "Black", d: "Dark brown", l: "Light brown" };
var skinTones2 = ["Fair", "Light", "Wheatish", "Wheatish", "Tan", "Brown", "Brown", "Deep"];
var builds = {
  Female: { height: 158, spread: 5.8, chest: [85, 2.1], waist: [69, 2.4], hips: [92, 2] },
  Male: { height: 171, spread: 6.4, chest: [94, 2], waist: [80, 2.5], hips: [93, 1.8] }
};
function bodyTypeOf(index, heightMm, person2, random) {
  const female = person2.face.gender === "Female";
  if (person2.discipline.key === "action") return random.pick(["Athletic", "Muscular"]);
  if (person2.discipline.key === "dancer" && index < 24) return random.pick(["Lean", "Athletic"]);
  if (index < 19) return female && heightMm < 1550 ? "Petite" : "Slim";
  if (index < 21) return random.pick(["Slim", "Lean"]);
  if (index < 25) return random.pick(["Average", "Average", "Athletic"]);
  if (index < 29) return female ? random.pick(["Average", "Curvy"]) : random.pick(["Average", "Broad"]);
  return female ? random.pick(["Curvy", "Plus size"]) : random.pick(["Broad", "Plus size"]);
}
function bodyOf(person2, today, random) {
  const { face } = person2;
  const build = builds[face.gender];
  const inFeet = random.chance(0.4);
  const inInches = random.chance(0.45);
  const inPounds = random.chance(0.08);
  const length = (cm, inches) => inches ? Math.round(Math.round(cm / 2.54) * 25.4) : Math.round(cm) * 10;
  const heightMm = length(random.normal(build.height, build.spread), inFeet);
  const index = Math.max(17.2, random.normal(21.4 + Math.min(face.age, 60) / 18, 2.4));
  const kilograms = index * (heightMm / 1e3) ** 2;
  const measure = ([base, step2]) => length(base + (index - 22) * step2 + random.normal(0, 1.5), inInches);
  const lengthUnit = idOf.sizeType(inInches ? "Inches" : "Centimetres");
  return {
    talent_id: person2.id,
    height_mm: heightMm,
    weight_g: inPounds ? Math.round(Math.round(kilograms / 0.4536) * 453.6) : Math.round(kilograms) * 1e3,
    bust_or_chest_mm: measure(build.chest),
    waist_mm: measure(build.waist),
    hips_mm: measure(build.hips),
    height_unit: idOf.sizeType(inFeet ? "Feet and inches" : "Centimetres"),
    weight_unit: idOf.sizeType(inPounds ? "Pounds" : "Kilograms"),
    bust_or_chest_unit: lengthUnit,
    waist_unit: lengthUnit,
    hips_unit: lengthUnit,
    hair_color_id: idOf.hairColor(hairColors2[face.hair] ?? "Black"),
    hair_type_id: idOf.hairType(hairTypes2[face.style] ?? "Straight"),
    eye_color_id: idOf.eyeColor(eyeColors2[face.eyes] ?? "Dark brown"),
    skin_tone_id: idOf.skinTone(skinTones2[face.tone] ?? "Wheatish"),
    body_type_id: idOf.bodyType(bodyTypeOf(index, heightMm, person2, random)),
    confirmed_on: dateOn(today, -random.fraction() * Math.min(240, person2.joinedDaysAgo))
  };
}

// server/src/demo/languages.ts
var asSecond = [
  ["Fluent", 5],
  ["Conversational", 3],
  ["Basic", 1]
];
var asThird = [
  ["Fluent", 1],
  ["Conversational", 3],
  ["Basic", 2]
];
var abroad = ["French", "German", "Arabic", "Japanese", "Spanish", "Korean", "Russian"];
function spokenBy({ community, tongue }, random) {
  const spoken = /* @__PURE__ */ new Map([[tongue, "Native"]]);
  const add = (language, levels, probability) => {
    const level = random.weighted(levels);
    if (random.chance(probability) && !spoken.has(language)) spoken.set(language, level);
  };
  add("Hindi", asSecond, community.hub === "Mumbai" || community.hub === "Delhi" ? 0.99 : 0.8);
  add("English", asSecond, 0.84);
  add(random.pick(community.neighbourTongues), asThird, 0.42);
  if (random.chance(0.04)) add(random.pick(abroad), asThird, 1);
  if (random.chance(0.015)) add("Indian Sign Language", asThird, 1);
  return spoken;
}

// server/src/demo/data/past-works.ts
var workTitles = {
  "Feature film": [
    "The Ferryman of Kolad",
    "Aadha Nimbu",
    "Seven Sides of Rain",
    "Kagaz Ki Chhatri",
    "Mango Season",
    "Doosri Ghanti",
    "Platform Number Zero",
    "A House in Dapoli",
    "Chhoti Line",
    "Nadiya Paar",
    "Ulti Ginti",
    "The Borrowed Saree",
    "Thandi Chai",
    "Salt Road",
    "Barsaati",
    "Kaanch Ghar",
    "Ek Kilo Dhoop",
    "Lucknow Local",
    "Two Wells",
    "Pagdandi Express",
    "Mezhuguvarthi",
    "Irandaam Mazhai",
    "Oru Kutti Kadhai Kadai",
    "Neeti Chukkalu",
    "Vaana Villa",
    "Puzhayoram",
    "Theevandi Samayam",
    "Male Bantu",
    "Jhapsa Kaanch",
    "Nodir Dhare Bari",
    "Megh Pahar",
    "Pauss Wali Gali",
    "Dhool Aani Divas",
    "Chakori Lane"
  ],
  "Web series": [
    "Ward Number Nine",
    "The 11:40 to Satara",
    "Paying Guest House",
    "Hisaab Kitaab No. 3",
    "The Registrar",
    "Gali No. 14",
    "Mofussil",
    "Karkhana",
    "Low Tide",
    "Tiffin Wars",
    "Sub-Inspector Shanti",
    "The Coaching Class",
    "Bijli Vibhag",
    "Society Office",
    "Chawl 7",
    "Kachehri",
    "Rent Agreement",
    "Ghat Section",
    "Station Diary",
    "Half Ticket Murders"
  ],
  "Television serial": [
    "Aangan Ki Bel",
    "Saath Seedhiyan",
    "Teen Bahuein Chaar Chabi",
    "Mehendi Bazaar",
    "Jhoola",
    "Devrai",
    "Poongatru",
    "Manjal Veedu",
    "Tulasi Kota",
    "Shiuli Bari",
    "Sanjher Pradeep",
    "Gharkul 12"
  ],
  "Short film": [
    "Signal at Dusk",
    "Eleven Minutes to Kasara",
    "The Umbrella Repairer",
    "Khidki Ke Bahar",
    "Left Shoe",
    "Baaki Sab Theek",
    "Two Cups",
    "Missed Call",
    "Last Page Torn",
    "Gully Fielder",
    "The Kite Thief",
    "On Mute",
    "A Chair for Amma",
    "Lift Band Hai",
    "Three Whistles",
    "Ration"
  ],
  Commercial: [
    "Kisan Bank",
    "Tara Tea",
    "Ujala Lamps",
    "Chotu Biscuits",
    "Sukoon Mattresses",
    "Nadi Soap",
    "Dost Mobile",
    "Hariyali Ghee",
    "Garam Masalewala",
    "Pankh Airlines",
    "Sathi Insurance",
    "Jhatpat Pay",
    "Mor Hair Oil",
    "Bharosa Cement",
    "Chai Point Nine",
    "Ghunghat Paints"
  ],
  "Music video": [
    "Dheere Barse",
    "Sau Rupaye",
    "Chhat Par",
    "Minnale Nee",
    "Saanjh Wali Sadak",
    "Paar Lagaa De",
    "Ranga Ranga",
    "Tin Roof Song"
  ],
  Theatre: [
    "The Well of Questions",
    "Rail Gaadi",
    "Court Number Four",
    "Andher Ghar",
    "Ek Tha Postman",
    "The Tailor\u2019s Wife",
    "Mati Ki Naav",
    "Twelve Chairs, Eleven People",
    "Ghungroo at Seven",
    "Kutcheri Days",
    "Ravan\u2019s Understudy",
    "The Census Taker",
    "Monsoon Rehearsal",
    "The Tiger of Bhawanipur",
    "Nine Lives of Nanibai",
    "The Clerk Who Flew",
    "Chor Chor Mausere",
    "Women of the Ghat"
  ],
  "Audio drama": [
    "The Lighthouse Keepers",
    "Radio Purani Dilli",
    "Do Number Bungalow",
    "The Last Trunk Call"
  ],
  "Voice over": [
    "Rivers of the Deccan",
    "Metro announcements, a demo",
    "Chiku the Firefly",
    "Know Your Vote",
    "The Monsoon Atlas"
  ],
  Dubbing: ["Iron Harbour", "The Seventh Wave", "Cat and Kettle", "Northern Lights Hotel"],
  "Corporate film": ["Safety First, Then Lunch", "A Day at the Plant", "Onboarding with Omi"],
  "Print shoot": ["Handloom Autumn", "Silver Street catalogue", "Khadi Notes", "Paithani Stories"],
  "Digital content": ["Kitchen Court", "One-Minute Grammar", "Bus Stop Reviews", "Uncle Explains"],
  "Live event": ["Kala Mela", "Awards Night of the Small Towns", "River Lights"],
  "Runway show": ["Loom Week", "The Cotton Walk"],
  Anchoring: ["Subah Ki Charcha", "Quiz Quarter", "Farm Hour"],
  "Microdrama (vertical series)": ["CEO Ki Chaiwali", "Upstairs Tenant", "Married to the Alarm"],
  "Game / motion capture": ["Fort Runner", "Kabaddi Nights"]
};
var partsForWomen = [
  "Revati",
  "The younger sister",
  "Nurse Philo",
  "Constable Pawar",
  "The bride\u2019s aunt",
  "Anu",
  "Mrs Kapadia",
  "The tenant",
  "Sushma",
  "Tara",
  "The daughter-in-law",
  "Bank teller",
  "Farah",
  "The lawyer",
  "Teacher",
  "The mother",
  "Rosy",
  "Village head",
  "The neighbour",
  "Gulabo"
];
var partsForMen = [
  "Constable Mane",
  "The younger brother",
  "Raghu",
  "The clerk",
  "Driver",
  "Babban",
  "The landlord",
  "Young Raman",
  "Dr Fernandes",
  "The groom",
  "Tea seller",
  "Farhan",
  "The lawyer",
  "Teacher",
  "The father",
  "Kishan",
  "Village head",
  "The neighbour",
  "Havildar",
  "Postman"
];
var partsForAnyone = [
  "Lead",
  "Supporting",
  "Ensemble",
  "The friend",
  "The stranger",
  "Narrator",
  "Chorus",
  "Court stenographer",
  "The one who stays",
  "Party guest"
];
var workNotes = {
  "Web series": ["Six episodes", "Two episodes", "Eight episodes", "One season"],
  "Television serial": ["Forty episodes", "Recurring", "Cameo"],
  Theatre: ["Eleven shows", "Toured six cities", "Eight weeks of rehearsal", "Twenty-two shows"],
  "Feature film": ["Small part, long scene", "Three days", "Lead", "Twelve days"],
  "Short film": ["Festival selection", "Lead", "Student production"],
  Commercial: ["One shoot day", "Digital only", "Two years, India"]
};

// server/src/demo/past-work.ts
function pastWorksOf(person2, today, random) {
  const { face, discipline } = person2;
  const career = Math.max(1, Math.min(30, face.age - random.int(18, 24)));
  const count = Math.min(12, Math.round(career * 0.5 * random.fraction() + random.fraction() * 2.4));
  const own = face.gender === "Female" ? partsForWomen : partsForMen;
  const used2 = /* @__PURE__ */ new Set();
  const works = [];
  for (let index = 0; index < count; index++) {
    const type = random.pick(discipline.projectTypes);
    const title = random.pick(workTitles[type] ?? []);
    const year = yearOf(today) - Math.floor(career * random.fraction() ** 1.6);
    const part4 = random.pick(random.chance(0.65) ? own : partsForAnyone);
    const note = random.chance(0.45) ? random.pick(workNotes[type] ?? [null]) : null;
    if (used2.has(title)) continue;
    used2.add(title);
    works.push({ talent_id: person2.id, title, part: part4, project_type_id: idOf.projectType(type), year, note });
  }
  return works.sort((one, other) => other.year - one.year);
}

// server/src/demo/profile-text.ts
var numerals = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve"
];
var inWords = (count) => numerals[count] ?? String(count);
var capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
function fits(line, { home, city, tongue, theatreYears }) {
  if (line.includes("{years}") && (theatreYears === null || theatreYears < 2)) return false;
  if (line.includes("{home}") && line.includes("{city}") && home === city) return false;
  return !(line.includes("{tongue}") && line.includes(tongue)) && !(tongue === "English" && line.includes("Hindi"));
}
function writeHeadline(person2, dance, random) {
  const { discipline, city, home, tongue, theatreYears } = person2;
  const lines = discipline.headlines.filter((line) => fits(line, person2));
  const years = inWords(theatreYears ?? 0).toLowerCase();
  return capital(fill(random.pick(lines), { city, home, tongue, years, art: dance }));
}
function writeAbout(person2, spoken, random) {
  const { discipline, face, city, home, tongue, theatreYears } = person2;
  const starts = [
    ...openings,
    ...face.age >= 30 ? grownOpenings : [],
    ...theatreYears !== null && theatreYears > 3 ? [...stageOpenings, ...stageOpenings] : []
  ].filter((line) => fits(line, person2));
  const sentences = [
    face.age > 56 && random.chance(0.6) ? random.pick(elderOpenings) : random.pick(starts),
    ...random.sample(discipline.craft, random.chance(0.35) ? 2 : 1)
  ];
  const talkative = random.fraction();
  if (talkative < 0.6) sentences.push(random.pick(languageLines.filter((line) => fits(line, person2))));
  if (talkative > 0.3) sentences.push(random.pick(workingLines));
  if (talkative > 0.72) sentences.push(random.pick(closingLines));
  const languages2 = listed([...spoken.keys()].slice(0, 3));
  const years = inWords(theatreYears ?? 0).toLowerCase();
  return sentences.map((line) => capital(fill(line, { city, home, tongue, languages: languages2, years }))).join(" ");
}

// server/src/demo/talent.ts
var educations = [
  ["Graduation", 55],
  ["Masters", 22],
  ["12 th pass", 14],
  ["10 th pass", 4],
  ["PhD", 2],
  ["Below matriculation", 1],
  ["Others", 2]
];
var wizardPages = 6;
function managerOf(random) {
  if (!random.chance(0.12)) return { manager_name: null, manager_email: null, manager_mobile: null };
  const [name, agency] = random.pick(managers);
  const [first = "", last = ""] = name.split(" ");
  return {
    manager_name: `${name}, ${agency}`,
    manager_email: emailOf(first, last, ".manager"),
    manager_mobile: deskMobile(5e3 + managers.findIndex(([candidate]) => candidate === name))
  };
}
function talentRow(person2, texts, today, random) {
  const joined = moment(today, -person2.joinedDaysAgo);
  return {
    account_id: person2.id,
    account_kind: "talent",
    ...texts,
    date_of_birth: birthDate(today, person2.face.age, random.int(1, 360)),
    gender_id: idOf.gender(person2.face.gender),
    residence_city_id: idOf.city(person2.city),
    native_city_id: idOf.city(person2.home),
    nationality_id: idOf.nationality("Indian"),
    look_id: idOf.look(person2.community.look),
    education_level_id: idOf.educationLevel(random.weighted(educations)),
    passport_valid_until: random.chance(0.55) ? dateOn(today, random.int(40, 3400)) : null,
    open_to_travel: random.chance(0.72),
    theatre_years: person2.theatreYears,
    playing_age_min: person2.playingMin,
    playing_age_max: person2.playingMax,
    whatsapp_updates: random.chance(0.6),
    show_to_recruiters: !random.chance(0.03) || person2.number === 0,
    ...managerOf(random),
    last_activity_page: wizardPages,
    completed_at: joined,
    created_at: joined,
    updated_at: joined
  };
}
function galleryOf(person2, today, random) {
  const looks2 = person2.number < faces.length ? person2.face.looks : 1;
  const captions = random.sample(galleryCaptions, looks2);
  return captions.map((caption, look) => ({
    talent_id: person2.id,
    face: person2.face.number,
    look,
    is_cover: look === 0,
    caption: look === 0 || random.chance(0.4) ? null : caption,
    position: look,
    created_at: moment(today, -person2.joinedDaysAgo)
  }));
}
function socialLinksOf(person2, random) {
  const handle = `${plainLetters(person2.firstName)}.${plainLetters(person2.lastName)}.callboard${person2.number}`;
  const networks = [
    ...random.chance(0.7) ? ["Instagram"] : [],
    ...random.chance(0.22) ? ["YouTube"] : [],
    ...random.chance(0.1) ? ["Facebook"] : []
  ];
  return networks.map((network) => ({
    talent_id: person2.id,
    network_id: idOf.socialNetwork(network),
    handle,
    followers: Math.round(10 ** random.normal(3.2, 0.6))
  }));
}
function addTalent(batch, number, id, today, random) {
  const person2 = inventPerson(number, id, random.child("person"));
  const spoken = spokenBy(person2, random.child("languages"));
  const dance = danceOf(person2, random);
  const email = number === 0 ? "talent@callboard.test" : emailOf(person2.firstName, person2.lastName, number);
  batch.account.push(
    accountOf({ ...person2, kind: "talent", email, mobile: mobileOf(number) }, today, random)
  );
  const texts = { headline: writeHeadline(person2, dance, random), about: writeAbout(person2, spoken, random) };
  batch.talent.push(talentRow(person2, texts, today, random));
  batch.talent_body.push(bodyOf(person2, today, random.child("body")));
  for (const [language, level] of spoken)
    batch.talent_language.push({
      talent_id: id,
      language_id: idOf.language(language),
      level_id: idOf.languageLevel(level)
    });
  for (const accent of accentsOf(person2, random))
    batch.talent_accent.push({ talent_id: id, accent_id: idOf.accent(accent) });
  for (const skill of skillsOf(person2, dance, random))
    batch.talent_skill.push({ talent_id: id, skill_id: idOf.skill(skill) });
  for (const hobby of random.sample(hobbyNames, random.int(1, 4)))
    batch.talent_hobby.push({ talent_id: id, hobby_id: idOf.hobby(hobby) });
  for (const role of rolesOf(person2, random))
    batch.talent_role.push({ talent_id: id, role_id: idOf.role(role) });
  for (const type of random.sample(person2.discipline.projectTypes, random.int(2, 4)))
    batch.talent_project_type.push({ talent_id: id, project_type_id: idOf.projectType(type) });
  for (const city of /* @__PURE__ */ new Set([
    person2.city,
    ...random.sample([person2.community.hub, "Mumbai", person2.home], 1)
  ]))
    batch.talent_work_city.push({ talent_id: id, city_id: idOf.city(city) });
  for (const training of trainingsOf(person2, random))
    batch.talent_training.push({ talent_id: id, acting_education_id: idOf.actingEducation(training) });
  for (const achievement of achievementsOf(random))
    batch.talent_achievement.push({ talent_id: id, achievement_id: idOf.achievement(achievement) });
  batch.talent_social_link.push(...socialLinksOf(person2, random));
  batch.past_work.push(...pastWorksOf(person2, today, random.child("past work")));
  batch.unavailable_dates.push(...unavailableDatesOf(id, today, random.child("availability")));
  batch.gallery_item.push(...galleryOf(person2, today, random));
  return person2;
}

// server/src/demo/cast.ts
var talentsPerBatch = 2e3;
function* createCast({ seed, talents: talents2, recruiters: count = 40, today }) {
  const random = new Random(seed);
  const first = emptyBatch();
  const recruiters = [];
  for (let id = 1; id <= count; id++)
    recruiters.push(addRecruiter(first, id, today, random.child(`recruiter ${id}`)));
  const newcomerId = count + 1;
  addNewcomer(first, newcomerId, today, random.child("newcomer"));
  yield first;
  const people = [];
  for (let from = 0; from < talents2; from += talentsPerBatch) {
    const batch = emptyBatch();
    for (let number = from; number < Math.min(talents2, from + talentsPerBatch); number++) {
      const person2 = addTalent(
        batch,
        number,
        newcomerId + 1 + number,
        today,
        random.child(`talent ${number}`)
      );
      if (number === 0) completeStar(batch, person2, today);
      if (number < faces.length) people.push(person2);
    }
    yield batch;
  }
  const last = emptyBatch();
  const stage = { today, random: random.child("stage"), recruiters, people };
  const productions = addProjects(last, stage);
  const calls = addJobs(last, productions, stage);
  addApplications(last, calls, stage);
  addConversations(last, calls, productions, stage);
  yield last;
}

// server/src/demo/demo.queries.ts
import { sql as sql3 } from "kysely";
async function hasAccounts(db) {
  const account = await db.selectFrom("account").select("id").limit(1).executeTakeFirst();
  return account !== void 0;
}
async function takeTurn(db) {
  await sql3`select pg_advisory_xact_lock(hashtext('callboard demo cast'))`.execute(db);
}
async function highestAssetId(db) {
  const { id } = await db.selectFrom("media_asset").select(({ fn }) => fn.max("id").as("id")).executeTakeFirstOrThrow();
  return id ?? 0;
}
async function insertRecords(db, table, rows) {
  const [first] = rows;
  if (!first) return;
  const columns = sql3.join(Object.keys(first).map((column) => sql3.ref(column)));
  await sql3`
    insert into ${sql3.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql3.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(db);
}
var tablesWithOwnIds = [
  "account",
  "media_asset",
  "project",
  "project_character",
  "job",
  "conversation",
  "message"
];
async function advanceIdentities(db) {
  for (const table of tablesWithOwnIds)
    await sql3`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1), max(id) is not null)
      from ${sql3.table(table)}
    `.execute(db);
}

// server/src/demo/portraits.ts
import { readFile as readFile3 } from "node:fs/promises";
import { join as join7 } from "node:path";

// server/src/platform/images/derive-photo.ts
import sharp from "sharp";
var longestSide = { card: 480, page: 1200, full: 2400 };
var maxPixels = 4e7;
async function derivePhoto(original) {
  const { data, info } = await sharp(original, { limitInputPixels: maxPixels, failOn: "error" }).autoOrient().resize({ width: longestSide.full, height: longestSide.full, fit: "inside", withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encode = (side, quality) => sharp(data, { raw: { width, height, channels } }).resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }).webp({ quality, effort: 2 }).toBuffer();
  const full = encode(longestSide.full, 80);
  const page = Math.max(width, height) > longestSide.page ? encode(longestSide.page, 80) : full;
  const tiny = await encode(20, 40);
  return {
    width,
    height,
    placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
    card: await encode(longestSide.card, 78),
    page: await page,
    full: await full
  };
}

// server/src/features/media/store-photo.ts
var webp = "image/webp";
async function storePhoto(storage2, original) {
  const photo = await derivePhoto(original);
  const keys = {
    original_key: makeKey("originals", "bin"),
    card_key: makeKey("media", "webp"),
    page_key: makeKey("media", "webp"),
    full_key: makeKey("media", "webp")
  };
  await Promise.all([
    storage2.put(keys.original_key, original, "application/octet-stream"),
    storage2.put(keys.card_key, photo.card, webp),
    storage2.put(keys.page_key, photo.page, webp),
    storage2.put(keys.full_key, photo.full, webp)
  ]);
  return {
    ...keys,
    content_type: webp,
    bytes: original.length,
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder
  };
}

// server/src/demo/portraits.ts
var atOnce = 4;
async function storePortraits({
  storage: storage2,
  directory: directory2,
  count,
  onProgress
}) {
  const wanted = faces.slice(0, count).flatMap((face) => Array.from({ length: face.looks }, (_, look) => ({ face, look })));
  const waiting = wanted.entries();
  const stored = [];
  let done = 0;
  const work = async () => {
    for (const [index, { face, look }] of waiting) {
      const bytes = await readFile3(join7(directory2, portraitFile(face, look)));
      stored[index] = { face: face.number, look, photo: await storePhoto(storage2, bytes) };
      done += 1;
      if (done % 120 === 0 || done === wanted.length)
        onProgress?.(`Portraits stored: ${done} of ${wanted.length}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

// server/src/demo/sign-ins.ts
var demoSignIns = [
  { email: "talent@callboard.test", who: "Ananya Rao, actor and Kathak dancer" },
  { email: "recruiter@callboard.test", who: "Priyanka Hegde, casting director at Lantern Casting" },
  { email: "newcomer@callboard.test", who: "Ishaan Bhatt, half way through his profile" }
];

// server/src/demo/load-demo.ts
var assetKey = (face, look) => `${face}/${look}`;
async function insertPortraits(trx, portraits, batch, shared) {
  const owners = new Map(shared ? [] : batch.gallery_item.map(({ face, talent_id }) => [face, talent_id]));
  const firstId = await highestAssetId(trx) + 1;
  const rows = portraits.map(({ face, photo }, index) => ({
    id: firstId + index,
    kind: "photo",
    owner_id: owners.get(face) ?? null,
    ...photo,
    created_at: batch.account[0]?.created_at
  }));
  await insertRecords(trx, "media_asset", rows);
  return new Map(portraits.map(({ face, look }, index) => [assetKey(face, look), firstId + index]));
}
function galleryRows(batch, assets) {
  return batch.gallery_item.map(({ face, look, ...item }) => {
    const asset_id = assets.get(assetKey(face, look));
    if (asset_id === void 0) throw new Error(`Portrait ${face}, look ${look} was not stored`);
    return { ...item, asset_id };
  });
}
function withPasswords(batch, passwordHash) {
  const emails = new Set(demoSignIns.map(({ email }) => email));
  return batch.account.map((row) => emails.has(row.email) ? { ...row, password_hash: passwordHash } : row);
}
async function insertCast(trx, options, portraits) {
  const { seed, talents: talents2, recruiters = 40, today, passwordHash, onProgress } = options;
  let assets;
  let written = 0;
  for (const batch of createCast({ seed, talents: talents2, recruiters, today })) {
    const { account: _, gallery_item, ...tables } = batch;
    await insertRecords(trx, "account", withPasswords(batch, passwordHash));
    if (gallery_item.length > 0)
      assets ??= await insertPortraits(trx, portraits, batch, talents2 > faces.length);
    const gallery = assets ? galleryRows(batch, assets) : [];
    for (const [table, rows] of Object.entries(tables)) await insertRecords(trx, table, rows);
    await insertRecords(trx, "gallery_item", gallery);
    written += batch.talent_body.length;
    if (batch.talent_body.length > 0) onProgress?.(`Talents written: ${written} of ${talents2}`);
  }
  await advanceIdentities(trx);
}
async function loadDemo(options) {
  const { db, storage: storage2, portraitsDir, talents: talents2 = faces.length, seed = "callboard", onProgress } = options;
  if (await hasAccounts(db)) return false;
  const portraits = await storePortraits({ storage: storage2, directory: portraitsDir, count: talents2, onProgress });
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    if (await hasAccounts(trx)) return false;
    await insertCast(trx, { ...options, talents: talents2, seed }, portraits);
    return true;
  });
}

// ../../tmp/time.ts
var talents = Number(process.env.TALENTS ?? 720);
var directory = mkdtempSync2(join8(tmpdir2(), "demo-time-"));
var cluster = await startCluster({ directory, password: "test", settings: {} });
var admin = new pg3.Client({ connectionString: cluster.url("postgres") });
await admin.connect();
await admin.query("create database demo");
await admin.end();
var connection = connect(cluster.url("demo"));
await migrate(connection, "/work/main/server/migrations", syncReferenceData);
var storage = createDiskStorage({ directory: join8(directory, "files"), publicUrl: "http://x", secret: "secret" });
var begun = performance.now();
var cpu = process.cpuUsage();
var loaded = await loadDemo({ db: connection.db, storage, today: /* @__PURE__ */ new Date(), talents, portraitsDir: "/work/main/server/demo/portraits", passwordHash: "x", onProgress: (l) => console.log(((performance.now() - begun) / 1e3).toFixed(1), l) });
var used = process.cpuUsage(cpu);
console.log(loaded, ((performance.now() - begun) / 1e3).toFixed(1), "s wall; node cpu s", ((used.user + used.system) / 1e6).toFixed(1), "rss MB", (process.memoryUsage().rss / 1e6).toFixed(0));
var q = async (s) => console.log(s.slice(0, 60), JSON.stringify((await connection.pool.query(s)).rows));
await q("select count(*) from talent_skill");
await q("select pg_size_pretty(pg_database_size(current_database()))");
if (process.env.CHECK) for (const s of process.env.CHECK.split(";")) await q(s);
await connection.close();
await cluster.stop();
(await import("node:fs")).rmSync(directory, { recursive: true, force: true });
