export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly community: string;
  readonly city: string;
  readonly playing: readonly [min: number, max: number];
  readonly discipline: string;
  readonly skills: readonly string[];
}

const person = (
  firstName: string,
  lastName: string,
  community: string,
  city: string,
  min: number,
  max: number,
  discipline: string,
  ...skills: string[]
): NamedPerson => ({ firstName, lastName, community, city, playing: [min, max], discipline, skills });

/** The people a visitor sees first, by portrait number. */
export const namedPeople: ReadonlyMap<number, NamedPerson> = new Map([
  [0, person('Ananya', 'Rao', 'coastal', 'Mumbai', 24, 32, 'dancer')],
  [1, person('Vikram', 'Shinde', 'marathi', 'Pune', 40, 52, 'screen actor')],
  [3, person('Kabir', 'Anand', 'punjab', 'Delhi', 20, 28, 'comedian')],
  [6, person('Pallavi', 'Reddy', 'telugu', 'Hyderabad', 23, 30, 'singer', 'Folk singing')],
  [8, person('Aisha', 'Rahman', 'bengal-muslim', 'Kolkata', 28, 37, 'screen actor')],
  [10, person('Tara', 'Lobo', 'goan', 'Panaji', 18, 25, 'singer', 'Acoustic guitar', 'Ukulele')],
  [14, person('Lakshmi', 'Iyer', 'tamil', 'Chennai', 45, 58, 'stage actor')],
  [16, person('Farida', 'Contractor', 'parsi', 'Mumbai', 58, 72, 'stage actor', 'Comic timing')],
  [20, person('Gauri', 'Thakur', 'marathi', 'Nashik', 19, 26, 'singer', 'Folk singing')],
  [25, person('Mohan', 'Deshpande', 'marathi', 'Pune', 55, 68, 'stage actor')],
  [30, person('Rukmini', 'Bose', 'bengali', 'Kolkata', 29, 37, 'screen actor', 'Motorcycle riding')],
  [31, person('Arjun', 'Menon', 'malayali', 'Kochi', 25, 33, 'action')],
  [36, person('Shreya', 'Pillai', 'malayali', 'Mumbai', 25, 33, 'dancer')],
  [40, person('Meghna', 'Das', 'bengali', 'Kolkata', 26, 34, 'screen actor')],
  [44, person('Nikita', 'Sangma', 'garo', 'Shillong', 20, 28, 'singer', 'Folk singing', 'Choral singing')],
  [49, person('Samir', 'Dutta', 'assamese', 'Guwahati', 33, 44, 'stage actor')],
  [52, person('Mitali', 'Barua', 'assamese', 'Guwahati', 18, 26, 'dancer', 'Bihu')],
  [54, person('Devika', 'Nair', 'malayali', 'Kochi', 25, 33, 'screen actor')],
  [55, person('Harpreet', 'Gill', 'sikh', 'Chandigarh', 25, 36, 'screen actor', 'Dhol', 'Bhangra')],
  [56, person('Zoya', 'Khan', 'lucknow', 'Lucknow', 20, 27, 'singer', 'Ghazal singing')],
  [58, person('Kavya', 'Shetty', 'coastal', 'Mumbai', 20, 28, 'dancer', 'Kathak', 'Swimming')],
]);
