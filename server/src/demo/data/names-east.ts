import { type Community, words } from './community.ts';

export const easternCommunities: readonly Community[] = [
  {
    key: 'bengali',
    share: 66,
    look: 'Bengali',
    motherTongues: [
      ['Bangla', 9],
      ['Sylheti', 1],
    ],
    neighbourTongues: ['Assamese', 'Odia', 'Urdu'],
    accents: ['Kolkata Bangla'],
    homes: [
      'Kolkata',
      'Kolkata',
      'Kolkata',
      'Howrah',
      'Siliguri',
      'Durgapur',
      'Santiniketan',
      'Agartala',
      'Silchar',
    ],
    hub: 'Kolkata',
    arts: [
      'Rabindra Sangeet',
      'Rabindra Nritya',
      'Jatra',
      'Purulia Chhau',
      'Baul singing',
      'Poetry recitation',
    ],
    women:
      words(`Adrija Amrita Ankhi Aparajita Bidisha Bipasha Chandreyee Debjani Durba Epsita Gargi Ishani Jhelum Jayati
      Koyel Labanya Madhurima Meghna Mekhala Mitali Moumita Nabanita Oindrila Paroma Piyali Poulomi Rituparna
      Rukmini Sanchari Sarbani Shreyashi Sohini Subarna Sudeshna Swagata Tilottama Titir Trina Urmi`),
    men: words(`Abir Agniva Anirban Arindam Arka Arnab Bibek Bodhisattva Debayan Dibyendu Dipankar Gourab Indranil Jishnu
      Joydeep Kaushik Koustav Mainak Mrinal Nilanjan Pinaki Pratyush Ranajoy Ritwik Rudra Samir Sandipan Shamik
      Shubhankar Sougata Soumya Subhasish Sujoy Swarnava Tathagata Tirthankar Ujjal`),
    families:
      words(`Adhya Bagchi Banerjee Basak Basu Bhaduri Bhattacharya Biswas Bose Chakraborty Chanda Chatterjee Das
      Dasgupta Deb Dey Dutta Ganguly Ghatak Ghosh Goswami Guha Halder Kar Kundu Lahiri Maitra Majumdar Mandal
      Mitra Mukherjee Nandi Pal Palit Pramanik Ray Saha Sanyal Sarkar Sen Sengupta Shome Sinha Sur`),
  },
  {
    key: 'odia',
    share: 30,
    look: 'Odia',
    motherTongues: [['Odia', 1]],
    neighbourTongues: ['Bangla', 'Telugu'],
    accents: ['Odia'],
    homes: ['Bhubaneswar', 'Bhubaneswar', 'Cuttack', 'Puri', 'Rourkela'],
    hub: 'Bhubaneswar',
    arts: ['Odissi', 'Gotipua', 'Mayurbhanj Chhau', 'Sambalpuri dance', 'Jatra'],
    women:
      words(`Adyasha Anwesha Barsha Bhagyalaxmi Chinmayee Debasmita Elina Gitashree Ipsita Jhili Kuni Lopamudra
      Madhusmita Mamata Namita Nandini Prachi Pragyan Rashmita Sasmita Smrutirekha Subhasmita Suchismita Sushree
      Tapaswini`),
    men: words(`Abinash Anubhab Bikash Biswajit Chandan Debasis Gyana Jagannath Jyotiranjan Kanhu Laxmikant Manas Niranjan
      Papu Pradosh Prasanta Rabindra Rakesh Sabyasachi Sambit Satyajit Siba Smruti Subrat Tapan`),
    families:
      words(`Barik Behera Bhuyan Biswal Dash Hota Jena Khuntia Mahapatra Maharana Mallick Mishra Mohanty Muduli
      Nanda Nayak Padhi Panda Pani Parida Patnaik Pradhan Rath Rout Sahoo Samal Satapathy Senapati Sethi Swain
      Tripathy`),
  },
  {
    key: 'santal',
    share: 12,
    look: 'Adivasi',
    motherTongues: [
      ['Santali', 3],
      ['Ho', 1],
      ['Mundari', 1],
    ],
    neighbourTongues: ['Hindi', 'Bangla', 'Odia', 'Nagpuri (Sadri)'],
    accents: ['Bihari'],
    homes: ['Ranchi', 'Jamshedpur', 'Dhanbad', 'Rourkela', 'Durgapur'],
    hub: 'Ranchi',
    arts: ['Santhali dance', 'Seraikella Chhau', 'Archery', 'Football', 'Hockey'],
    women:
      words(`Anjali Basanti Chita Dulari Jamuna Jhano Kapra Lakhi Maino Malati Phulmani Purnima Rani Salge Sita Sonali
      Sumi Surajmuni`),
    men: words(`Arjun Bagun Birsa Chunka Dasmat Fagu Gopal Jadu Kanhai Lal Mangal Naren Phagun Rajen Sagram Shibu Sidhu
      Sukhlal`),
    families:
      words(`Baskey Besra Birua Bodra Champia Hansda Hembram Kisku Mardi Marandi Munda Murmu Purty Saren Sinku
      Soren Tudu`),
  },
  {
    key: 'oraon',
    share: 10,
    look: 'Adivasi',
    motherTongues: [
      ['Kurukh', 3],
      ['Nagpuri (Sadri)', 2],
    ],
    neighbourTongues: ['Hindi', 'Odia', 'Mundari'],
    accents: ['Bihari'],
    homes: ['Ranchi', 'Ranchi', 'Rourkela', 'Jagdalpur', 'Bhopal'],
    hub: 'Ranchi',
    arts: ['Choral singing', 'Hockey', 'Folk singing', 'Acoustic guitar'],
    women:
      words(`Agatha Albina Anima Elsi Flora Jaya Jasinta Kusum Magdali Nilima Pratima Rose Salomi Seema Sushila
      Teresa Urmila Vinita`),
    men: words(`Alexius Amit Anup Benedict Deepak Francis Ignatius Jaipal Kishor Lawrence Manoj Nirmal Pius Sanjay Simon
      Sylvester Vimal Xavier`),
    families: words(
      'Bara Barla Bhengra Dungdung Ekka Horo Kachhap Kerketta Kujur Lakra Minz Oraon Panna Tete Tigga Tirkey Toppo Xaxa',
    ),
  },
  {
    key: 'gond',
    share: 8,
    look: 'Adivasi',
    motherTongues: [
      ['Gondi', 2],
      ['Chhattisgarhi', 2],
      ['Bhili', 1],
    ],
    neighbourTongues: ['Hindi', 'Marathi'],
    accents: ['Bundelkhandi'],
    homes: ['Jagdalpur', 'Raipur', 'Jabalpur', 'Nagpur', 'Bhopal'],
    hub: 'Mumbai',
    arts: ['Folk singing', 'Archery', 'Parai Attam', 'Handloom weaving'],
    women: words(
      'Bhuri Dhaniya Durgabai Gulabo Jangarhi Lado Mangli Nankusia Phoolo Rajbai Ramkali Sukhmati Tulsa Venka',
    ),
    men: words(
      'Bhajju Dhaniram Gendlal Jamna Kaushal Ladoo Manoj Narmada Prakash Rajendra Santosh Subhash Sukal Venkat',
    ),
    families: words(
      'Atram Dhurwey Dhurve Inwati Kannake Kovachi Kumre Kunjam Markam Marko Marskole Netam Paraste Pendram Tekam Uikey Urveti Vyam',
    ),
  },
];
