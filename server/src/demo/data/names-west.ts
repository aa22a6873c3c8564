import { type Community, words } from './community.ts';

export const westernCommunities: readonly Community[] = [
  {
    key: 'marathi',
    share: 100,
    look: 'Marathi',
    motherTongues: [['Marathi', 1]],
    neighbourTongues: ['Gujarati', 'Konkani', 'Kannada'],
    accents: ['Mumbai (Bambaiya)', 'Malvani'],
    homes: [
      'Mumbai',
      'Mumbai',
      'Pune',
      'Pune',
      'Nashik',
      'Nagpur',
      'Kolhapur',
      'Satara',
      'Thane',
      'Ratnagiri',
      'Solapur',
    ],
    hub: 'Mumbai',
    arts: [
      'Lavani',
      'Natya Sangeet',
      'Tamasha',
      'Mallakhamb',
      'Powada',
      'Koli dance',
      'Hindustani classical singing',
    ],
    women:
      words(`Aditi Aishwarya Amruta Anagha Anuja Apurva Ashwini Bhagyashree Chaitali Dhanashree Gargi Gauri Girija
      Hemangi Ila Jui Ketaki Kshitija Madhura Manasi Mrunmayee Mugdha Neha Nupur Pallavi Pradnya Prajakta Radhika
      Rasika Renuka Rucha Rutuja Sai Sanika Sayali Shalmali Shraddha Sukanya Sunita Swara Tejashree Urmila
      Vaidehi Vibhavari`),
    men: words(`Abhijeet Aditya Akshay Ameya Amol Aniket Ashutosh Atul Bhushan Chinmay Devdatta Dilip Gajanan Gaurav
      Hrishikesh Jayant Kaustubh Kedar Kiran Lalit Makarand Mandar Mangesh Mayuresh Mohan Nachiket Nikhil Ninad
      Omkar Parag Prathamesh Pushkar Rohit Sachin Sameer Sanket Shantanu Sharad Shrirang Siddhesh Soham Swapnil
      Tushar Vikram`),
    families:
      words(`Apte Bapat Barve Bhagwat Bhave Bhosle Chavan Chitale Dabholkar Dalvi Deshmukh Deshpande Dhamale
      Gadgil Gaikwad Ghorpade Godbole Gokhale Gore Jadhav Jagtap Joglekar Kadam Kale Kamble Kapse Karandikar
      Karve Kelkar Khare Kharat Kulkarni Lele Limaye Mane Mhatre Mohite More Nadkarni Naik Oak Paranjape Patwardhan
      Pawar Pendse Phadke Rane Ranade Salunkhe Sathe Sawant Shinde Sonawane Tambe Thakur Tilekar Vaidya Wagh`),
  },
  {
    key: 'gujarati',
    share: 56,
    look: 'Gujarati',
    motherTongues: [
      ['Gujarati', 8],
      ['Kutchi', 1],
    ],
    neighbourTongues: ['Marathi', 'Marwari'],
    accents: ['Gujarati'],
    homes: [
      'Ahmedabad',
      'Ahmedabad',
      'Surat',
      'Vadodara',
      'Rajkot',
      'Bhavnagar',
      'Bhuj',
      'Jamnagar',
      'Mumbai',
    ],
    hub: 'Mumbai',
    arts: ['Garba', 'Dandiya Raas', 'Bhavai', 'Folk singing'],
    women:
      words(`Aarohi Avani Bhavna Bhumika Bijal Charmi Dharini Dhwani Drashti Falguni Foram Hetal Hetvi Hiral Janki
      Jinal Kajal Khyati Kinjal Kruti Mansi Mittal Nirali Palak Parita Poonam Rajvi Reena Riddhi Rujuta Sejal
      Shivani Toral Trupti Urvi Vidhi`),
    men: words(`Alpesh Ankit Bhargav Bhavik Chirag Darshit Devang Dharmesh Dhruv Hardik Harsh Hemal Hiren Jainam Jay
      Jignesh Ketan Kunal Maulik Mehul Mihir Nirav Parth Pratik Rajan Rakesh Ronak Rushi Sagar Smit Tapan Tejas
      Utsav Viral Vishal Yagnik`),
    families:
      words(`Amin Bhanushali Bhatt Bhavsar Buch Chauhan Dave Desai Dholakia Gajjar Gandhi Gohil Jadeja Jani
      Joshi Kansara Kapadia Kothari Lakhani Makwana Mankad Mehta Modi Nanavati Oza Pandya Parekh Parmar Patel Pathak
      Purohit Rathod Raval Sanghvi Shah Shukla Solanki Thakkar Trivedi Vaghela Vyas Zaveri`),
  },
  {
    key: 'goan',
    share: 24,
    look: 'Goan',
    motherTongues: [
      ['Konkani', 5],
      ['English', 1],
    ],
    neighbourTongues: ['Marathi', 'Portuguese', 'Kannada'],
    accents: ['Goan'],
    homes: ['Panaji', 'Margao', 'Vasco da Gama', 'Panaji', 'Mangaluru'],
    hub: 'Mumbai',
    arts: ['Choral singing', 'Acoustic guitar', 'Violin', 'Musical theatre'],
    women:
      words(`Alisha Bernadette Carol Clara Delilah Esme Fiona Genevieve Ingrid Janice Joanna Larissa Lorna Marisa
      Melba Michelle Nadia Olga Philomena Rhea Roshni Sabrina Sara Sharon Sonia Tara Valerie Yvette`),
    men: words(`Aaron Agnelo Alston Anselm Bosco Bryan Calvin Darryl Denzil Edwin Evan Floyd Gavin Glenn Ivan Jason
      Joaquim Kenneth Lester Lloyd Marcus Nigel Orlando Ralph Russell Savio Trevor Wilbur`),
    families:
      words(`Almeida Azavedo Barreto Braganza Cardozo Carvalho Coelho Colaco Correia Costa Coutinho Cunha
      D'Cruz D'Mello D'Silva D'Souza Dias Fernandes Figueiredo Furtado Gomes Lobo Mascarenhas Menezes Miranda
      Monteiro Noronha Pereira Pinto Quadros Rebello Rodrigues Saldanha Sequeira Vaz`),
  },
  {
    key: 'parsi',
    share: 12,
    look: 'Parsi',
    motherTongues: [
      ['Gujarati', 4],
      ['English', 1],
    ],
    neighbourTongues: ['Marathi', 'Farsi'],
    accents: ['Parsi', 'British RP'],
    homes: ['Mumbai', 'Pune', 'Surat', 'Ahmedabad'],
    hub: 'Mumbai',
    arts: ['Piano', 'Ballet', 'Comic timing', 'Musical theatre'],
    women:
      words(`Aban Arnavaz Avan Behroze Delna Dina Farida Freny Gulestan Havovi Jeroo Kashmira Khorshed Mahrukh
      Nergish Perin Rashna Roxanne Shirin Thrity Zarine Zenobia`),
    men: words(`Adil Ardeshir Burjor Cyrus Darius Erach Farokh Framroze Hoshang Jamshed Kaizad Keki Marzban Neville
      Percy Porus Rayomand Rustom Sarosh Sohrab Viraf Zubin`),
    families:
      words(`Anklesaria Batliboi Bharucha Billimoria Canteenwala Contractor Daruwala Dastur Dubash Engineer
      Gazdar Ghadiali Jokhi Kanga Karanjia Kolah Lalkaka Marker Mistry Motafram Panthaki Pardiwala Patrawala
      Readymoney Sethna Surveyor Tarapore Turel Unwalla Vakil Wadia`),
  },
  {
    key: 'sindhi',
    share: 14,
    look: 'Sindhi',
    motherTongues: [
      ['Sindhi', 3],
      ['Hindi', 2],
    ],
    neighbourTongues: ['Gujarati', 'Marathi'],
    accents: ['Mumbai (Bambaiya)'],
    homes: ['Mumbai', 'Thane', 'Indore', 'Ajmer', 'Ahmedabad'],
    hub: 'Mumbai',
    arts: ['Bollywood dance', 'Sufi singing', 'Comic timing'],
    women:
      words(`Anita Bharti Divya Haseena Jiya Kanchan Komal Lata Mohini Nisha Payal Rekha Rhea Simran Sunaina
      Vinita`),
    men: words(`Amit Bharat Deepesh Dinesh Gopal Haresh Jatin Kishore Laxman Manish Mohit Naresh Prakash Rajkumar
      Suresh Vinod`),
    families:
      words(`Ahuja Bhojwani Chandiramani Daryani Gehani Gidwani Hemnani Jethmalani Kewalramani Kripalani
      Lalwani Mirchandani Motwani Nihalani Punjabi Ramchandani Sadarangani Thadani Tolani Vaswani`),
  },
];
