import { type Community, words } from './community.ts';

export const northEasternCommunities: readonly Community[] = [
  {
    key: 'assamese',
    share: 26,
    look: 'Assamese',
    motherTongues: [
      ['Assamese', 6],
      ['Bodo', 1],
      ['Mising', 1],
    ],
    neighbourTongues: ['Bangla', 'Hindi', 'Nagamese'],
    accents: ['Assamese'],
    homes: ['Guwahati', 'Guwahati', 'Jorhat', 'Dibrugarh', 'Dispur'],
    hub: 'Guwahati',
    arts: ['Bihu', 'Sattriya', 'Ankiya Naat', 'Folk singing'],
    women:
      words(`Anindita Arunima Bandana Barasha Bhanita Chayanika Dipanwita Himakshi Jinti Junmoni Kakoli Kasturi
      Krishnakshi Maini Mitali Nayanmoni Nilakshi Pompi Pranami Rimjhim Rupsikha Sumitra Trishna Urbashi Zerifa`),
    men: words(`Anurag Bhargab Bikram Bitupon Chinmoy Debojit Dhrubajyoti Diganta Gitartha Hirok Jyotirmoy Kaushik Manabendra
      Mrinmoy Nabarun Nipon Partha Pranab Rajib Rupam Samiran Siddhartha Tridib Utpal Zubeen`),
    families:
      words(`Barua Barman Basumatary Bhuyan Boro Bora Borgohain Borthakur Brahma Chetia Choudhury Das Deka Doley
      Dutta Gogoi Goswami Hazarika Kakati Kalita Konwar Mahanta Medhi Narzary Pegu Phukan Rajkhowa Saikia Sarma
      Talukdar Tamuli`),
  },
  {
    key: 'khasi',
    share: 8,
    look: 'North-East Indian',
    motherTongues: [['Khasi', 1]],
    neighbourTongues: ['English', 'Garo', 'Bangla'],
    accents: ['Neutral Indian'],
    homes: ['Shillong'],
    hub: 'Guwahati',
    arts: ['Choral singing', 'Rock singing', 'Acoustic guitar', 'Archery'],
    women: words(
      'Aiban Balari Daphi Dashisha Evanisha Ibanri Iohbor Kyntiew Larisa Lapynshngain Mebari Ridahun Wandari Yooribha',
    ),
    men: words(
      'Aibor Banteilang Banshan Damang Donkupar Embok Hamlet Ibansara Kitbok Lambok Pynshngain Shanbor Teibor Wanbok',
    ),
    families: words(
      'Diengdoh Dkhar Jyrwa Kharbuli Kharkongor Khongwir Kynta Lyngdoh Lyngwa Marbaniang Mawlong Nongbri Nongkynrih Nongrum Pyngrope Rynjah Shullai Sohtun Syiem Tariang',
    ),
  },
  {
    key: 'garo',
    share: 6,
    look: 'North-East Indian',
    motherTongues: [['Garo', 1]],
    neighbourTongues: ['English', 'Assamese', 'Bangla'],
    accents: ['Neutral Indian'],
    homes: ['Shillong', 'Guwahati'],
    hub: 'Guwahati',
    arts: ['Wangala', 'Choral singing', 'Drum kit'],
    women: words(
      'Balsime Chekam Chimre Dolchi Elmira Grikchi Janchi Merina Nikita Rikrak Salchina Sengchi Tengchi',
    ),
    men: words(
      'Balgrik Chengkan Dalseng Grengsang Jengnang Nikseng Pangseng Rakkan Salseng Sengbath Silkam Tengsak Walseng',
    ),
    families: words(
      'Agitok Arengh Bangshal Chisim Dango Gabil Koksi Manda Marak Momin Nokrek Rangsa Ritchil Sangma Shira',
    ),
  },
  {
    key: 'mizo',
    share: 8,
    look: 'North-East Indian',
    motherTongues: [['Mizo', 1]],
    neighbourTongues: ['English', 'Manipuri (Meitei)'],
    accents: ['Neutral Indian'],
    homes: ['Aizawl'],
    hub: 'Guwahati',
    arts: ['Bamboo dance (Cheraw)', 'Choral singing', 'Taekwondo', 'Football'],
    women: words(
      'Biakthangi Dinpuii Esther Hmingthanmawii Lalhriatpuii Lalnunmawii Lalremruati Malsawmi Ngaihzuali Puii Ramengmawii Rinawmi Vanlalruati Zodinpuii',
    ),
    men: words(
      'Biakmawia Hmangaiha Lalchhuana Lalhruaia Lalmuanpuia Lalrinzuala Malsawma Muana Ramdina Remruata Thanglura Vanlalhruaia Zirsanga Zoramthara',
    ),
    families: words(
      'Chawngthu Chhakchhuak Colney Fanai Hauhnar Hmar Hnamte Khawlhring Khiangte Kawlni Pachuau Ralte Renthlei Sailo Tlau Tochhawng Vanchhawng Zadeng',
    ),
  },
  {
    key: 'naga',
    share: 8,
    look: 'North-East Indian',
    motherTongues: [['Nagamese', 1]],
    neighbourTongues: ['English', 'Assamese'],
    accents: ['Neutral Indian'],
    homes: ['Kohima', 'Dimapur'],
    hub: 'Guwahati',
    arts: ['Choral singing', 'Rock singing', 'Spear and staff', 'Trekking'],
    women: words(
      'Ajungla Akole Arenla Asenla Atoholi Bendangla Imtila Kevisenuo Khrienuo Limala Medozhono Narola Sentila Theyieneinuo Yanren',
    ),
    men: words(
      'Akum Bendang Chubatoshi Imkong Imlong Kevilhou Kikru Limawapang Mhao Neikuo Sentimong Tali Temjen Vikho Yanger',
    ),
    families: words(
      'Angami Ao Assumi Chishi Jamir Kath Kikon Kire Kuotsu Lotha Longchar Longkumer Metha Mezhur Ozukum Pongener Rengma Sumi Tep Walling Yeptho Zhimomi',
    ),
  },
  {
    key: 'meitei',
    share: 12,
    look: 'North-East Indian',
    motherTongues: [['Manipuri (Meitei)', 1]],
    neighbourTongues: ['English', 'Hindi', 'Bangla'],
    accents: ['Manipuri'],
    homes: ['Imphal', 'Imphal', 'Delhi'],
    hub: 'Imphal',
    arts: ['Manipuri dance', 'Thang-Ta', 'Polo', 'Physical theatre'],
    women: words(
      'Abenao Anoubi Bembem Chanu Chaoba Ibemhal Ibethoi Lairembi Leishna Linthoingambi Memcha Nungshi Ningthibi Purnima Sanatombi Thoibi Tombi Yaiphabi',
    ),
    men: words(
      'Abung Bikram Chinglen Ibohal Inaocha Khaba Khamba Loya Malemnganba Nganthoi Ningthem Pakpa Premjit Roshan Sanathoi Tomba Tondon Yaima',
    ),
    families: words(
      'Akoijam Ahanthem Chanambam Elangbam Haobam Heisnam Hijam Khundrakpam Kongbam Laishram Longjam Maibam Mayanglambam Moirangthem Nongmaithem Oinam Potsangbam Sapam Thokchom Wahengbam Yumnam',
    ),
  },
  {
    key: 'gorkha',
    share: 14,
    look: 'Nepali / Gorkha',
    motherTongues: [
      ['Nepali', 5],
      ['Sikkimese (Bhutia)', 1],
    ],
    neighbourTongues: ['Hindi', 'Bangla', 'English'],
    accents: ['Neutral Indian'],
    homes: ['Darjeeling', 'Gangtok', 'Kalimpong', 'Siliguri', 'Shillong'],
    hub: 'Kolkata',
    arts: ['Rock singing', 'Acoustic guitar', 'Football', 'Hip hop dance'],
    women: words(
      'Anuprabha Bandhana Binita Choden Deechen Eden Karishma Manita Nirjala Ongmu Passang Pema Pratiksha Reshma Sabnam Shanta Sunita Yangchen',
    ),
    men: words(
      'Ashok Bhaichung Biren Bishal Chewang Deoraj Karma Kiran Milan Nima Pratik Prem Sagar Saran Sonam Tshering Ugyen Wangchuk',
    ),
    families: words(
      'Bhutia Chettri Gurung Karki Khaling Khati Lama Lepcha Limboo Mangar Mukhia Pradhan Rai Sherpa Subba Sundas Tamang Thapa Thulung Yonzon',
    ),
  },
  {
    key: 'arunachal',
    share: 5,
    look: 'North-East Indian',
    motherTongues: [['Nyishi', 1]],
    neighbourTongues: ['Hindi', 'English', 'Assamese'],
    accents: ['Neutral Indian'],
    homes: ['Itanagar', 'Tawang'],
    hub: 'Guwahati',
    arts: ['Trekking', 'Archery', 'Folk singing'],
    women: words('Aku Binny Chumi Doli Hage Jumri Mepung Minam Oter Reena Yami Yapi Yater'),
    men: words('Byabang Dorjee Gyamar Hillang Jumde Kipa Nabam Pate Rido Tadar Taba Tarh Techi'),
    families: words(
      'Bagang Chader Dada Gollo Gyadi Kamdak Lollen Lombi Mihin Ngurang Nangram Rigia Takio Tarin Tamin',
    ),
  },
  {
    key: 'anglo-indian',
    share: 6,
    look: 'Anglo-Indian',
    motherTongues: [['English', 1]],
    neighbourTongues: ['Hindi', 'Bangla', 'Tamil'],
    accents: ['Anglo-Indian', 'British RP'],
    homes: ['Kolkata', 'Chennai', 'Bengaluru', 'Kochi', 'Secunderabad'],
    hub: 'Kolkata',
    arts: ['Jive', 'Jazz singing', 'Hockey', 'Musical theatre'],
    women: words(
      'Audrey Beverley Cheryl Daphne Eunice Gillian Heather Imelda Jennifer Maureen Noreen Petula Rosalind Sheryl Wendy',
    ),
    men: words(
      'Adrian Barry Clive Desmond Errol Geoffrey Harvey Keith Leander Melvyn Noel Patrick Rodney Stanley Vernon',
    ),
    families: words(
      'Bagshaw Barrow Brewster Carvell Deefholts Eates Galstaun Hartnett Jansen Lazaro Maddocks Palmer Penhearow Rennie Sausman Wheatley Whitbread',
    ),
  },
];
