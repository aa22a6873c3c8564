import { type Community, words } from './community.ts';

/** Muslim families of the north, the Deccan, Bengal and Malabar, and the people of Kashmir and Ladakh. */
export const muslimAndKashmiriCommunities: readonly Community[] = [
  {
    key: 'lucknow',
    share: 52,
    look: 'North Indian',
    motherTongues: [
      ['Urdu', 3],
      ['Hindi', 2],
    ],
    neighbourTongues: ['Hindi', 'Awadhi', 'Punjabi'],
    accents: ['Lucknow Urdu', 'Delhi', 'Mumbai (Bambaiya)'],
    homes: ['Lucknow', 'Delhi', 'Mumbai', 'Bhopal', 'Meerut', 'Prayagraj', 'Indore', 'Agra'],
    hub: 'Mumbai',
    arts: ['Dastangoi', 'Ghazal singing', 'Shayari recitation', 'Qawwali', 'Urdu reading and writing'],
    women:
      words(`Afreen Aiman Aisha Aliya Almas Ambreen Anam Asma Bushra Fauzia Ghazala Hina Iqra Kehkashan Lubna Mahira
      Mariyam Naghma Nazneen Nuzhat Rabia Rukhsar Saba Sabiha Sadia Samreen Shaista Shazia Sumbul Tabassum Tarannum
      Yasmeen Zainab Zeba Zoya`),
    men: words(`Aamil Adnan Afzal Ahsan Arif Asad Ashfaq Atif Azeem Danish Faizan Faraz Farhan Firoz Ghalib Haris Hasan
      Imran Jamal Junaid Kaif Kamran Mazhar Mohsin Nadeem Noman Omar Rashid Rehan Rizwan Shadab Shariq Tabish Talha
      Waseem Zaheer`),
    families:
      words(`Abbasi Ahmad Akhtar Alvi Ansari Arshi Bukhari Faridi Faruqui Ghazi Hashmi Hussain Idrisi Jafri
      Kazmi Khan Kidwai Lari Mahmood Mirza Nadvi Naqvi Nomani Qidwai Qureshi Rizvi Saifi Sheikh Siddiqui Suhail
      Usmani Warsi Zaidi`),
  },
  {
    key: 'deccan',
    share: 22,
    look: 'South Indian',
    motherTongues: [
      ['Urdu', 3],
      ['Dakhni', 2],
    ],
    neighbourTongues: ['Telugu', 'Kannada', 'Hindi'],
    accents: ['Hyderabadi (Dakhni)'],
    homes: ['Hyderabad', 'Hyderabad', 'Bengaluru', 'Chhatrapati Sambhajinagar (Aurangabad)', 'Kalaburagi'],
    hub: 'Hyderabad',
    arts: ['Qawwali', 'Comic timing', 'Shayari recitation', 'Motorcycle riding'],
    women:
      words(`Amtul Arshiya Ayesha Farhana Fatima Gulnaz Haseeba Juveria Khadija Maliha Nausheen Nikhat Rafia Rumana
      Safiya Sameena Tahseen Ulfat Wajiha Zehra`),
    men: words(`Abrar Aslam Baseer Fahad Habeeb Ibrahim Ilyas Kaleem Khaled Liaqat Majid Mateen Mubeen Naseer Qadeer Raheem
      Saleem Shoaib Taher Zubair`),
    families:
      words(`Ahmed Ali Aziz Baig Fakhri Hyder Jeelani Khaleel Mohiuddin Moin Nizami Quadri Razvi Shakeel Shareef
      Syed Taj Yazdani Zafar`),
  },
  {
    key: 'bengal-muslim',
    share: 14,
    look: 'Bengali',
    motherTongues: [['Bangla', 1]],
    neighbourTongues: ['Urdu', 'Hindi', 'Assamese'],
    accents: ['Kolkata Bangla'],
    homes: ['Kolkata', 'Howrah', 'Durgapur', 'Silchar'],
    hub: 'Kolkata',
    arts: ['Baul singing', 'Jatra', 'Poetry recitation'],
    women:
      words(`Afroza Aklima Anowara Dilruba Farzana Jahanara Laila Momtaz Nasrin Parveen Rehana Rokeya Sabina Shirina
      Sultana Taslima`),
    men: words(`Abul Anisur Azad Enamul Firdaus Habibur Jahangir Kabirul Mahfuz Monirul Nazrul Rafiqul Saidul Shamim
      Tariqul Wahid`),
    families:
      words(`Alam Bepari Chowdhury Gazi Haque Hossain Islam Laskar Mallick Molla Mondal Munshi Rahman Sardar
      Sarkar`),
  },
  {
    key: 'malabar-muslim',
    share: 14,
    look: 'Malayali',
    motherTongues: [['Malayalam', 1]],
    neighbourTongues: ['Tamil', 'Urdu', 'Arabic'],
    accents: ['Malabar'],
    homes: ['Kozhikode', 'Kannur', 'Kochi', 'Palakkad'],
    hub: 'Kochi',
    arts: ['Oppana', 'Folk singing', 'Football', 'Country boat rowing'],
    women:
      words(`Amina Aysha Beevi Farsana Hiba Jumana Lamiya Nafeesa Nashwa Rahila Ramla Safna Shahana Shifa Thasni
      Zuhara`),
    men: words(`Ajmal Anas Ashkar Faisal Hakeem Irshad Jaseem Kasim Muneer Nihal Rameez Riyas Sajid Shafeeq Shameer
      Yaseen`),
    families:
      words(`Abdulla Arakkal Cheruvadi Ibrahimkutty Karippur Kottakkal Koya Kunhi Marakkar Mayan Musaliar Panakkal
      Rawther Thangal Thayyil Veliyath`),
  },
  {
    key: 'kashmir',
    share: 16,
    look: 'Kashmiri',
    motherTongues: [['Kashmiri', 1]],
    neighbourTongues: ['Urdu', 'Hindi', 'Dogri'],
    accents: ['Kashmiri'],
    homes: ['Srinagar', 'Srinagar', 'Jammu', 'Delhi'],
    hub: 'Mumbai',
    arts: ['Bhand Pather', 'Rouf', 'Santoor', 'Skiing', 'Rabab'],
    women:
      words(`Arifa Bisma Dilshada Gulafshan Heema Iqra Insha Kulsum Mehvish Muneeza Nighat Rafiya Rohini Rukhsana
      Sarla Shaheena Sheela Suraiya Uzma Zoon`),
    men: words(`Aijaz Arshid Bashir Bilal Farooq Ghulam Hilal Ishfaq Javid Lateef Manzoor Mushtaq Mudasir Nazir Ravinder
      Shabir Showkat Tanvir Vijay Yasir`),
    families:
      words(`Andrabi Bhat Bazaz Dar Dhar Ganai Handoo Kachroo Kakroo Kaul Lone Magray Mattoo Mir Pandita Parray
      Raina Rather Razdan Sapru Tantray Tickoo Wani Zutshi`),
  },
  {
    key: 'ladakh',
    share: 6,
    look: 'Tibetan / Himalayan',
    motherTongues: [
      ['Ladakhi', 4],
      ['Tibetan', 1],
    ],
    neighbourTongues: ['Hindi', 'Urdu'],
    accents: ['Neutral Indian'],
    homes: ['Leh', 'Leh', 'Dharamshala'],
    hub: 'Delhi',
    arts: ['Trekking', 'Archery', 'Mask work'],
    women: words(
      'Chorol Deskit Diskit Jigmet Kunzes Lhamo Padma Rigzin Skarma Sonam Stanzin Tsewang Yangdol',
    ),
    men: words(
      'Dorjey Gyalson Jamyang Konchok Lobzang Nawang Norbu Punchok Rinchen Stanzin Tashi Tenzin Tundup',
    ),
    families: words(
      'Dorje Gonbo Gyatso Largyal Namgyal Norphel Nurboo Otsal Phuntsog Rigzin Targais Tsering Tundup Wangchuk',
    ),
  },
];
