import { type Community, words } from './community.ts';

export const southernCommunities: readonly Community[] = [
  {
    key: 'tamil',
    share: 72,
    look: 'Tamil',
    motherTongues: [['Tamil', 1]],
    neighbourTongues: ['Telugu', 'Malayalam', 'Kannada'],
    accents: ['Chennai', 'Madurai'],
    homes: [
      'Chennai',
      'Chennai',
      'Madurai',
      'Coimbatore',
      'Tiruchirappalli',
      'Thanjavur',
      'Tirunelveli',
      'Puducherry',
    ],
    hub: 'Chennai',
    arts: [
      'Bharatanatyam',
      'Carnatic classical singing',
      'Silambam',
      'Therukoothu',
      'Mridangam',
      'Karagattam',
    ],
    women:
      words(`Abinaya Akila Amudha Anbarasi Ezhil Gayathri Gomathi Hamsini Indumathi Kalaivani Kanmani Kavitha
      Kayalvizhi Lakshmi Mahalakshmi Malarvizhi Meenakshi Nachiyar Nithya Padma Poongodi Priyadarshini Ranjani
      Revathi Sangeetha Saranya Selvi Shanmathi Sindhu Sowmya Subashini Tamilselvi Thenmozhi Uma Vaidehi Vennila
      Yazhini Yamuna`),
    men: words(`Adhavan Anbu Arivazhagan Arul Balamurugan Bharathan Dhanush Elango Ezhilan Ganesan Gokul Hariharan
      Ilamaran Jeevan Kannan Karthikeyan Kathir Kumaran Madhavan Manikandan Maran Muthu Nakkeeran Nandakumar
      Nedumaran Pandian Prabhakaran Raghavan Saravanan Selvam Senthil Shanmugam Sivakumar Sundaram Thamizh Vetri
      Vignesh Yuvan`),
    families:
      words(`Annamalai Arumugam Balasubramanian Chidambaram Devarajan Durairaj Elangovan Govindarajan Iyer
      Iyengar Jayaraman Kandasamy Krishnan Kuppusamy Lakshmanan Manickam Mudaliar Murugesan Muthusamy Natarajan
      Palaniappan Parthasarathy Perumal Ponnusamy Rajagopalan Ramanathan Ramasamy Sankaran Selvaraj Shanmuganathan
      Sivaraman Subramanian Swaminathan Thangaraj Thirunavukkarasu Vaidyanathan Venkatesan Viswanathan`),
  },
  {
    key: 'telugu',
    share: 66,
    look: 'Telugu',
    motherTongues: [['Telugu', 1]],
    neighbourTongues: ['Tamil', 'Kannada', 'Urdu'],
    accents: ['Telangana', 'Rayalaseema'],
    homes: [
      'Hyderabad',
      'Hyderabad',
      'Vijayawada',
      'Visakhapatnam',
      'Warangal',
      'Guntur',
      'Tirupati',
      'Kakinada',
    ],
    hub: 'Hyderabad',
    arts: ['Kuchipudi', 'Carnatic classical singing', 'Burrakatha', 'Lambadi dance', 'Perini Shivatandavam'],
    women:
      words(`Akshara Alekhya Amulya Anasuya Bhargavi Chaitra Deepthi Durga Gowri Harika Hima Indira Jahnavi
      Jyothi Keerthana Lahari Lasya Lavanya Mounika Navya Niharika Pallavi Pavani Pranathi Pravallika Ramya Sahithi
      Sameera Sirisha Sravani Sruthi Swapna Tejaswini Varalakshmi Vasavi Vennela Yamini`),
    men: words(`Abhiram Adithya Aravind Bhaskar Chandu Charan Dheeraj Eshwar Giridhar Goutham Harsha Jagadish Karthik
      Kiran Kondal Lokesh Madhu Manohar Murali Naresh Nikhil Pavan Phani Prasad Praneeth Raghava Rajasekhar Ravi
      Rohith Sai Satya Sekhar Sriram Surya Tarun Uday Vamsi Yashwanth`),
    families:
      words(`Adusumilli Akkineedi Bandaru Boppana Chalasani Chintala Dasari Devineni Emani Gadde Gollapudi
      Gudipati Jasti Kakarla Kandula Karanam Kolli Konduru Kota Lingam Maddula Mandava Medisetti Mylavarapu Nalluri
      Nidamanuri Pamulapati Pasupuleti Pothuri Raavi Reddy Sanapala Tadepalli Tummala Uppuluri Vadlamudi Vemuri
      Yarlagadda Yelamanchili`),
  },
  {
    key: 'malayali',
    share: 60,
    look: 'Malayali',
    motherTongues: [['Malayalam', 1]],
    neighbourTongues: ['Tamil', 'Kannada'],
    accents: ['Malabar', 'Thrissur'],
    homes: [
      'Kochi',
      'Kochi',
      'Thiruvananthapuram',
      'Kozhikode',
      'Thrissur',
      'Kottayam',
      'Palakkad',
      'Kannur',
      'Alappuzha',
    ],
    hub: 'Kochi',
    arts: [
      'Mohiniyattam',
      'Kathakali',
      'Kalaripayattu',
      'Ottamthullal',
      'Thiruvathirakali',
      'Chenda',
      'Koodiyattam',
    ],
    women:
      words(`Aiswarya Amrutha Anjana Anupama Aparna Archana Ardra Aswathy Athira Bhadra Chithra Devika Elizabeth
      Gopika Greeshma Haritha Jisha Karthika Leela Malavika Meenu Mridula Nandana Neelima Parvathy Reshmi Rose
      Sandra Saritha Sneha Sreelakshmi Surabhi Teresa Thushara Vandana Veena Vismaya`),
    men: words(`Abel Abhijith Ajith Anand Anoop Arjun Basil Biju Cyril Deepak Dileesh Eldho Gopan Hari Jacob Jithin
      Jobin Kiran Libin Madhu Mathew Nandu Nivin Paulose Praveen Rajeev Renjith Rohan Sabu Sachin Sanal Shibu
      Sreejith Sudheesh Tharun Unni Vinod Vishnu`),
    families:
      words(`Achari Antony Chacko Cherian Chirayath Eapen Ezhuthachan George Gopinath Idicula Illath Joseph
      Kaimal Karunakaran Kizhakke Kurian Kurup Kutty Mannil Marar Menon Mundackal Nair Namboothiri Nambiar
      Nedumpally Oommen Pallath Panicker Pillai Ponnath Poduval Puthur Thampi Thekkedath Varghese Varma Warrier`),
  },
  {
    key: 'kannadiga',
    share: 46,
    look: 'Kannadiga',
    motherTongues: [['Kannada', 1]],
    neighbourTongues: ['Telugu', 'Tamil', 'Tulu'],
    accents: ['Neutral Indian'],
    homes: [
      'Bengaluru',
      'Bengaluru',
      'Mysuru',
      'Hubballi',
      'Dharwad',
      'Shivamogga',
      'Belagavi',
      'Kalaburagi',
    ],
    hub: 'Bengaluru',
    arts: ['Bharatanatyam', 'Hindustani classical singing', 'Dollu Kunitha', 'Street theatre (nukkad natak)'],
    women:
      words(`Akshata Ambika Ananya Bhavani Bhoomika Chaithra Chandana Deepika Gagana Hamsa Inchara Jayanthi Kaveri
      Likhita Manasa Medha Nagaveni Namrata Nisarga Pooja Prarthana Rachana Rashmi Roopa Sahana Samhita Sharada
      Shubha Sinchana Spoorthi Suma Tanvi Tunga Varsha Vasudha Yashaswini`),
    men: words(`Abhay Achyut Adarsh Ajay Amogh Anirudh Avinash Basava Bharath Chetan Darshan Gagan Girish Guruprasad
      Hemanth Jayanth Kartik Keshav Lohith Mahesh Manjunath Mohan Nagaraj Naveen Nishchal Pramod Prajwal Raghu
      Rakshit Sandesh Shashank Shreyas Srinivas Sudeep Suhas Tejas Vasuki Yogesh`),
    families:
      words(`Aradhya Bhairappa Byrappa Chikkanna Doddamani Gowda Gundappa Halli Hiremath Honnappa Hosamani
      Iyengar Jois Kalburgi Karanth Katti Kulkarni Kuvempu Madappa Mallappa Manjappa Murthy Nadig Nayak Patil
      Prabhu Rajanna Rao Savadi Shastry Siddaramu Somanna Tippanna Upadhya Urs Yelburgi`),
  },
  {
    key: 'coastal',
    share: 20,
    look: 'Kannadiga',
    motherTongues: [
      ['Tulu', 4],
      ['Konkani', 2],
      ['Kannada', 3],
    ],
    neighbourTongues: ['Kannada', 'Malayalam'],
    accents: ['Mangaluru'],
    homes: ['Mangaluru', 'Udupi', 'Mangaluru', 'Madikeri'],
    hub: 'Bengaluru',
    arts: ['Yakshagana', 'Huli Vesha', 'Bharatanatyam', 'Swimming'],
    women:
      words(`Akshatha Apeksha Deeksha Divyashree Kavya Nireeksha Pratheeksha Priyanka Rakshitha Sanmitha Shravya
      Shwetha Swathi Thanvi Vaishali Vidya`),
    men: words(`Ashwath Bhujanga Dheemanth Ganapathi Karunakar Lakshmeesh Nithesh Prathap Rajesh Sadananda Sharan
      Sharath Shodhan Srikara Sukesh Vijeth`),
    families:
      words(`Acharya Adiga Alva Amin Ballal Bangera Bhandary Hebbar Hegde Holla Kamath Karkera Kini Kotian
      Mallya Nayak Pai Poojary Rai Salian Shenoy Shetty Suvarna Tantry Udupa`),
  },
];
