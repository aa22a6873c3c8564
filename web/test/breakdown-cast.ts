/** An invented film's characters, for readers of casting breakdowns. */
export interface CastMember {
  readonly name: string;
  readonly gender: 'Female' | 'Male' | 'Transgender' | null;
  readonly ages: readonly [number, number];
  readonly languages: readonly string[];
  readonly wanted: number;
  readonly feePerDay: number | null;
  readonly note: string;
}

const listed = (names: string) => names.split(' ').map((name, at) => ({ id: at + 1, name }));

export const breakdownLists = {
  genders: listed('Female Male Transgender Non-binary'),
  languages: listed(
    'Hindi English Assamese Bangla Gujarati Marathi Punjabi Tamil Telugu Urdu Konkani Bhojpuri',
  ),
  skills: ['Kathak', 'Swimming', 'Boxing', 'Horse riding', 'Chess', 'Cricket', 'Tabla'].map((name, at) => ({
    id: at + 101,
    name,
  })),
};

const written = `
Meera Kulkarni|F|24-32|Hindi/Marathi|1|12000|sells tickets at the Gulmohar and has seen every film from the second half
Inspector Kale|M|36-44|Marathi/Hindi|1|15000|suspended twice and proud of both letters
Nani|F|65-75|Hindi/Urdu|1|9000|keeps the cane chair by the window for somebody who is not coming
Kabir Ansari|M|28-34|Hindi/Urdu|1|14000|projectionist; talks to the reels while he splices them
Farida Begum|F|48-56|Urdu|1|10000|runs the tailoring shop below the cinema
Raju|M|9-12|Hindi|1|5000|sneaks in through the fire exit every Friday
Pinky|F|8-11|Hindi/Punjabi|1|5000|Raju's sister. She keeps the accounts of everything he owes
Sardar Balwinder Singh|M|55-65|Punjabi/Hindi|1|11000|owns the dhaba opposite and a Marathi wedding band he never mentions
Dr. Anjali Rao|F|38-46|English/Telugu|1|12000|came for a week and stayed for the monsoon
Thangam|F|50-60|Tamil|1|8000|sweeps the hall and knows who cried at what
Muthu|M|20-26|Tamil/Hindi|1|7000|paints the hoardings by hand
Joseph D'Souza|M|58-68|Konkani/English|1|9000|plays the organ at interval
Maria|F|19-24|English/Konkani|1|8000|wants to leave for Lisbon with or without the bakery
Chameli|T|30-40|Hindi/Bhojpuri|1|9000|sings at weddings, and says no to more than she takes
Bhola|M|25-30|Bhojpuri/Hindi|1|6000|drives the rickshaw that carries the reels
Shanta Tai|F|60-70|Marathi|1|7000|reads the newspaper aloud to the ticket queue
Advocate Deshpande|M|45-55|Marathi/English|1|10000|has lost every case about this building so far
Zoya|F|17-21|Hindi/Urdu|1|8000|writes letters for people who cannot
Imran|M|22-27|Urdu/Hindi|1|8000|posts them
Builder Mehta|M|50-60|Gujarati/Hindi|1|13000|smiles while he measures the walls
Hetal Mehta|F|26-32|Gujarati/English|1|10000|his daughter. On the other side of the case
Constable Patil|M|30-40|Marathi|1|6000|asleep in most scenes, awake in the one that matters
Bishu Da|M|60-72|Bangla|1|8000|the last critic in town
Mitali|F|34-42|Bangla/English|1|9000|teaches in the mornings; restores posters at night
Rongmon|M|24-30|Assamese/Hindi|1|8000|sound recordist who hears too much
Councillor Shinde|M|48-58|Marathi|1|9000|cuts ribbons
Gauri|F|40-48|Marathi/Hindi|1|8000|left the councillor and kept the car
Venkat|M|33-39|Telugu|1|7000|prints the tickets in his kitchen
Padma|F|30-36|Telugu/Tamil|1|7000|corrects what he prints
Old Man at the Gate|M|70-80|Hindi|1|6000|has not been inside since 1975
Chaiwala|M|18-24|Hindi|1|4000|gives credit to actors only
Ragini|F|27-33|Hindi/English|1|16000|a star who comes back to be nobody for a day
Her Manager|M|35-45|English|1|7000|on the phone from the first frame to the last
Usha|F|44-52|Hindi|1|7000|cooks for forty people without a list
Bouncers|M|25-35|Hindi|4|3500|stand at the premiere and are ignored
Band Members|M|20-50|Marathi|6|3000|play one tune, badly
School Girls|F|12-15|Marathi/Hindi|8|2500|skip school for the matinee
Queue at the Window|A|18-60|Hindi|20|1500|rain, umbrellas, patience
Twin Brothers|M|10-12|Gujarati|2|4000|finish each other's samosas
Radio Announcer|A|30-50|English/Hindi|1|6000|voice only
`;

const genders = { F: 'Female', M: 'Male', T: 'Transgender', A: null } as const;

export const breakdownCast: readonly CastMember[] = written
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', letter = 'A', ages = '', languages = '', wanted, fee, note = ''] = line.split('|');
    const [from, to] = ages.split('-').map(Number);
    const gender = letter === 'F' || letter === 'M' || letter === 'T' ? genders[letter] : null;
    return {
      name,
      gender,
      ages: [from ?? 0, to ?? 0],
      languages: languages.split('/'),
      wanted: Number(wanted),
      feePerDay: Number(fee),
      note,
    };
  });
