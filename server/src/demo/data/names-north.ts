import { type Community, words } from './community.ts';

export const northernCommunities: readonly Community[] = [
  {
    key: 'awadh',
    share: 82,
    look: 'North Indian',
    motherTongues: [
      ['Hindi', 6],
      ['Awadhi', 2],
      ['Braj', 1],
      ['Bundeli', 1],
    ],
    neighbourTongues: ['Urdu', 'Bhojpuri', 'Punjabi'],
    accents: ['Awadhi', 'Lucknow Urdu', 'Bundelkhandi', 'Delhi'],
    homes: [
      'Lucknow',
      'Lucknow',
      'Delhi',
      'Delhi',
      'Kanpur',
      'Varanasi',
      'Prayagraj',
      'Agra',
      'Mathura',
      'Noida',
      'Jhansi',
    ],
    hub: 'Mumbai',
    arts: [
      'Kathak',
      'Nautanki',
      'Ramlila',
      'Thumri',
      'Hindustani classical singing',
      'Street theatre (nukkad natak)',
    ],
    women:
      words(`Aakriti Aanchal Aditi Anamika Anshika Antara Anushree Apoorva Archana Bhavya Chitra Damini Garima
      Gunjan Himani Ishita Juhi Kalpana Kanika Kavita Khushboo Kirti Manjari Meenal Mrinalini Namita Neelam Nidhi
      Nivedita Pragya Pratibha Preeti Purnima Richa Ritika Roli Sadhana Shailja Shikha Shruti Smriti Sugandha
      Surbhi Vartika`),
    men: words(`Abhinav Achal Ajitesh Alok Ambuj Anshuman Anurag Ashish Avadhesh Bhanu Devesh Dhananjay Gyanesh
      Himanshu Indrajeet Kapil Kshitij Kushagra Mayank Mukul Naman Neeraj Nishant Pankaj Piyush Prabhat Prakhar
      Pranjal Raghvendra Rajat Ratnesh Sarvesh Saurabh Shivam Shubham Sudhanshu Tanmay Umesh Utkarsh Vaibhav
      Vibhor Vipul Vivek Yatin`),
    families:
      words(`Agnihotri Agrawal Awasthi Bajpai Bhadauria Bhatnagar Chaturvedi Dixit Dubey Dwivedi Garg Gupta
      Jaiswal Kashyap Katiyar Khare Kushwaha Mathur Mishra Nigam Nishad Ojha Pal Pandey Pathak Prajapati Rastogi
      Rawat Sachan Saxena Sengar Shukla Singhal Srivastava Tiwari Tripathi Tyagi Upadhyay Vajpayee Verma Yadav`),
  },
  {
    key: 'bihar',
    share: 42,
    look: 'Bihari',
    motherTongues: [
      ['Bhojpuri', 4],
      ['Maithili', 3],
      ['Magahi', 2],
      ['Hindi', 3],
    ],
    neighbourTongues: ['Hindi', 'Bangla', 'Angika'],
    accents: ['Bihari', 'Bhojpuri'],
    homes: ['Patna', 'Patna', 'Gaya', 'Muzaffarpur', 'Darbhanga', 'Bhagalpur', 'Gorakhpur', 'Varanasi'],
    hub: 'Mumbai',
    arts: ['Bidesiya', 'Folk singing', 'Dholak', 'Street theatre (nukkad natak)'],
    women:
      words(`Abha Aparajita Babita Chandrika Deepali Ganga Jyotsna Kamini Kumud Madhuri Malini Mamta Nutan Poonam
      Pushpa Rajnandini Ranjana Rinki Rupam Sarita Shalini Sharda Sonam Sushma Swati Urvashi Vibha Vijaya`),
    men: words(`Abhishek Akhilesh Amresh Anupam Avinash Brajesh Chandan Dhiraj Gaurav Gunjan Kundan Manoranjan Mithilesh
      Mrityunjay Mukesh Navneet Nitish Prabhakar Prashant Rajnish Ritesh Roshan Sanjeev Satyam Sujit Sunny
      Vidyapati Vikash`),
    families:
      words(`Anand Bharti Chaudhary Choubey Giri Jha Karn Kumar Lal Mahto Manjhi Ojha Pandit Paswan Prasad Rai
      Raj Ranjan Sahay Sahni Sharan Shekhar Sinha Thakur Tiwary Vidyarthi`),
  },
  {
    key: 'punjab',
    share: 52,
    look: 'Punjabi',
    motherTongues: [
      ['Punjabi', 3],
      ['Hindi', 2],
    ],
    neighbourTongues: ['Hindi', 'Urdu', 'Haryanvi'],
    accents: ['Punjabi', 'Delhi'],
    homes: ['Delhi', 'Delhi', 'Chandigarh', 'Amritsar', 'Ludhiana', 'Jalandhar', 'Gurugram', 'Mumbai'],
    hub: 'Mumbai',
    arts: ['Giddha', 'Bhangra', 'Sufi singing', 'Comic timing'],
    women:
      words(`Aarushi Akanksha Amrita Bani Charu Diksha Disha Geetika Isha Jasmine Kritika Mahima Mannat Meher Mehak
      Naina Natasha Nikita Pooja Prerna Radhika Rhea Ritu Roshni Saloni Sakshi Shagun Simran Sonali Tanya Tarini
      Vani`),
    men: words(`Aarav Abhay Akshit Aman Ankur Arnav Bharat Chetan Dhruv Gautam Hitesh Ishaan Jatin Kabir Karan Kunal
      Lakshay Madhav Manav Mohit Nakul Nitin Pranav Raghav Rohan Sahil Samarth Siddhant Tushar Varun Viraj Yash`),
    families:
      words(`Ahluwalia Anand Arora Bajaj Bakshi Batra Bhalla Bhasin Chadha Chawla Chopra Dhawan Duggal Grover
      Gulati Handa Juneja Kalra Kapoor Khanna Kohli Luthra Mahajan Malhotra Marwah Mehra Nagpal Narang Oberoi Puri
      Sabharwal Sahni Sehgal Sethi Sikka Sood Suri Talwar Tandon Uppal Vohra Wadhwa`),
  },
  {
    key: 'sikh',
    share: 34,
    look: 'Punjabi',
    motherTongues: [['Punjabi', 1]],
    neighbourTongues: ['Hindi', 'Urdu'],
    accents: ['Punjabi'],
    homes: ['Amritsar', 'Ludhiana', 'Chandigarh', 'Patiala', 'Jalandhar', 'Mohali', 'Delhi'],
    hub: 'Chandigarh',
    arts: ['Gatka', 'Bhangra', 'Giddha', 'Shabad kirtan', 'Dhol', 'Tractor driving'],
    women:
      words(`Amandeep Anureet Avneet Balpreet Chandanpreet Dilpreet Ekam Gurleen Harleen Inderjeet Japleen Jasleen
      Kiranjot Komalpreet Manjot Mehtab Navneet Parneet Prabhleen Rajwant Ramneet Ruhani Sehaj Sukhmani Taran
      Upneet`),
    men: words(`Amarjot Amritpal Angad Arshdeep Balraj Daljit Dilraj Ekamjot Fateh Gagandeep Gurnam Harjot Harkirat
      Harman Harpreet Inderpal Jagmeet Jaskaran Jodhveer Kanwar Lovepreet Manpreet Navjot Nirvair Parminder Prabhjot
      Ranbir Sartaj Simranjit Sukhdev Tejinder Yuvraj`),
    families:
      words(`Aulakh Bains Bajwa Bal Batth Bhullar Brar Chahal Cheema Deol Dhaliwal Dhanoa Dhillon Gill Grewal
      Hundal Jaswal Kahlon Kang Khaira Maan Mangat Pannu Randhawa Riar Sandhu Sekhon Sidhu Sohal Tiwana Toor Virk`),
  },
  {
    key: 'rajasthan',
    share: 40,
    look: 'Rajasthani',
    motherTongues: [
      ['Marwari', 4],
      ['Rajasthani', 2],
      ['Mewari', 1],
      ['Hindi', 3],
    ],
    neighbourTongues: ['Hindi', 'Gujarati', 'Haryanvi'],
    accents: ['Marwari'],
    homes: ['Jaipur', 'Jaipur', 'Jodhpur', 'Udaipur', 'Bikaner', 'Kota', 'Ajmer', 'Alwar'],
    hub: 'Mumbai',
    arts: [
      'Ghoomar',
      'Kalbelia',
      'Kathputli (string puppets)',
      'Folk singing',
      'Camel riding',
      'Horse riding',
    ],
    women:
      words(`Ambika Anjali Bhanvari Bhavna Chandrakala Devyani Dhara Gayatri Hansa Jaya Kamala Kumudini Lalita
      Mahima Meera Mumal Padmini Pushpanjali Rajshree Ratna Roopal Sajni Shakuntala Sunanda Tejal Usha Vasundhara`),
    men: words(`Ajay Bhairav Bhanwar Chandraveer Dashrath Devendra Dungar Gajendra Girdhari Hanumant Himmat Jaswant
      Kishan Lokendra Mahipal Moti Narpat Nathu Pratap Pushpendra Raghuveer Ridmal Shaktiveer Sumer Tejpal Udai
      Veeram`),
    families:
      words(`Bairwa Bhati Bishnoi Bohra Charan Chundawat Dadhich Deora Gehlot Gurjar Jangid Kanwaria Kothari
      Lakhera Lodha Mathur Meena Mertia Mundra Nathawat Palawat Paliwal Purohit Ranawat Rathore Sankhla Shekhawat
      Sisodia Soni Vaishnav`),
  },
  {
    key: 'haryana',
    share: 22,
    look: 'North Indian',
    motherTongues: [
      ['Haryanvi', 3],
      ['Hindi', 2],
    ],
    neighbourTongues: ['Hindi', 'Punjabi'],
    accents: ['Haryanvi', 'Delhi'],
    homes: ['Gurugram', 'Rohtak', 'Panipat', 'Karnal', 'Faridabad', 'Delhi'],
    hub: 'Delhi',
    arts: ['Haryanvi dance', 'Swang', 'Kushti', 'Kabaddi', 'Boxing'],
    women:
      words(`Anju Annu Bimla Ekta Geeta Himanshi Jyoti Manisha Monika Neetu Nisha Pinki Priti Renu Sangeeta Savita
      Sheetal Suman Sunita Vinita`),
    men: words(`Ajmer Anil Ashwani Balwan Deepender Dharampal Jaideep Kuldeep Manjeet Naveen Parveen Pawan Randeep Ravinder
      Sandeep Satbir Sombir Sumit Surender Vikas`),
    families:
      words(`Antil Beniwal Chahar Dabas Dahiya Deswal Dhankhar Ghanghas Gulia Hooda Jakhar Kadian Khatri Lather
      Malik Mann Nain Phogat Punia Rathee Sangwan Sehrawat Sheoran Siwach Tanwar`),
  },
  {
    key: 'central',
    share: 30,
    look: 'North Indian',
    motherTongues: [
      ['Hindi', 5],
      ['Chhattisgarhi', 3],
      ['Bundeli', 1],
    ],
    neighbourTongues: ['Hindi', 'Marathi', 'Bundeli'],
    accents: ['Bundelkhandi'],
    homes: ['Bhopal', 'Indore', 'Gwalior', 'Jabalpur', 'Ujjain', 'Raipur', 'Bilaspur', 'Bhilai'],
    hub: 'Mumbai',
    arts: ['Pandavani', 'Panthi', 'Dhrupad', 'Devised theatre'],
    women:
      words(`Aastha Bhagwati Chanchal Damyanti Gitanjali Hemlata Indu Jagriti Kanti Lokeshwari Madhavi Narmada
      Padmavati Rajeshwari Sarojini Tara Teejan Varsha Yogita Zankhana`),
    men: words(`Ankesh Badal Chandraprakash Dayal Faguram Gokul Homendra Ishwar Jeetendra Khemraj Lekhraj Manharan
      Narottam Parmanand Rewaram Shyam Tikaram Umashankar Vinay Yogendra`),
    families:
      words(`Banjare Baghel Bundela Chandrakar Chouksey Dewangan Gajbhiye Jain Kaushik Khandelwal Kurre Lodhi
      Malviya Markam Nagar Patidar Patel Raghuwanshi Sahu Sharma Sonwani Thakre Vishwakarma`),
  },
  {
    key: 'hills',
    share: 26,
    look: 'Himachali / Garhwali',
    motherTongues: [
      ['Garhwali', 3],
      ['Kumaoni', 3],
      ['Kangri', 2],
      ['Dogri', 2],
    ],
    neighbourTongues: ['Hindi', 'Punjabi'],
    accents: ['Garhwali', 'Himachali'],
    homes: ['Dehradun', 'Nainital', 'Haldwani', 'Shimla', 'Dharamshala', 'Mandi', 'Jammu', 'Rishikesh'],
    hub: 'Delhi',
    arts: ['Himachali Nati', 'Trekking', 'Folk singing', 'Mountaineering'],
    women:
      words(`Anshu Beena Bhawana Devki Geetanjali Hema Ipsita Jwala Kamla Lalima Manju Nanda Pallavi Pushplata Rajni
      Ranjita Shanti Tripti Uma Vimla Yamini Yashoda`),
    men: words(`Anoop Bhuwan Chander Dikshant Gajender Harish Jeewan Kailash Kamal Lalit Mahender Narendra Pradeep Puran
      Rajendra Rohitash Sohan Trilok Upendra Vikrant Virendra Yogesh`),
    families:
      words(`Adhikari Bahuguna Bangari Bisht Chand Dhami Dhyani Dobhal Gusain Jamwal Joshi Kandari Kandpal Katoch
      Khanduri Manral Mehra Naithani Negi Nautiyal Pant Pathania Rana Rautela Rawat Sajwan Semwal Thapliyal Uniyal`),
  },
];
