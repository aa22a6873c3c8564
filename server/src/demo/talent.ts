import { type ConsentTopic, consentWording } from '@callboard/contract/accounts/consents';
import { accentsOf, achievementsOf, danceOf, rolesOf, skillsOf, trainingsOf } from './abilities.ts';
import { accountOf } from './account.ts';
import type { Batch } from './batch.ts';
import { bodyOf } from './body.ts';
import { birthDate, dateOn, moment, yearOf } from './calendar.ts';
import { emailOf, mobileOf, officeMobile } from './contact.ts';
import { galleryCaptions, managers, unavailableReasons } from './data/about-lines.ts';
import { namedPeople } from './data/named-people.ts';
import { partsForAnyone, partsForMen, partsForWomen, workNotes, workTitles } from './data/past-works.ts';
import { faces } from './faces.ts';
import { feeOf } from './fees.ts';
import { spokenBy } from './languages.ts';
import { inventPerson, type Person } from './person.ts';
import { writeAbout, writeHeadline } from './profile-text.ts';
import type { Random, Weighted } from './random.ts';
import { hobbyNames, idOf } from './reference.ts';
import type { ConsentRow, GalleryPhoto, PastWorkRow, TalentRow, UnavailableDatesRow } from './rows.ts';
import { plainLetters } from './text.ts';

/**
 * Consents given on joining: most agree to be named when cast, about half to the showcase, some to questions
 * about intimate scenes.
 */
function consentsOf(person: Person, today: Date, random: Random): ConsentRow[] {
  const consentAnswers: readonly (readonly [topic: ConsentTopic, yes: boolean])[] = [
    ['shown_in_castings', random.chance(0.86) || namedPeople.has(person.number)],
    ['love_making', random.chance(0.12)],
    ['nudity', random.chance(0.04)],
    ['showcase', random.chance(0.45) || namedPeople.has(person.number)],
  ];
  return consentAnswers
    .filter(([, yes]) => yes)
    .map(([topic]) => ({
      talent_id: person.id,
      topic,
      given: true,
      wording: consentWording[topic],
      created_at: moment(today, -person.joinedDaysAgo),
    }));
}

/** Newest first; beginners have none or one, people of sixty may have a dozen. */
function pastWorksOf(person: Person, today: Date, random: Random): PastWorkRow[] {
  const { face, discipline } = person;
  const career = Math.max(1, Math.min(30, face.age - random.int(18, 24)));
  const count = Math.min(12, Math.round(career * 0.5 * random.fraction() + random.fraction() * 2.4));
  const own = face.gender === 'Female' ? partsForWomen : partsForMen;
  const used = new Set<string>();
  const works: PastWorkRow[] = [];
  for (let index = 0; index < count; index++) {
    const type = random.pick(discipline.projectTypes);
    const title = random.pick(workTitles[type] ?? []);
    const year = yearOf(today) - Math.floor(career * random.fraction() ** 1.6);
    const part = random.pick(random.chance(0.65) ? own : partsForAnyone);
    const note = random.chance(0.45) ? random.pick(workNotes[type] ?? [null]) : null;
    if (used.has(title)) continue;
    used.add(title);
    works.push({ talent_id: person.id, title, part, project_type_id: idOf.projectType(type), year, note });
  }
  return works.sort((one, other) => other.year - one.year);
}

/** Ranges are generated forward in time, so they never overlap. */
function unavailableDatesOf(talentId: number, today: Date, random: Random): UnavailableDatesRow[] {
  const rows: UnavailableDatesRow[] = [];
  if (random.chance(0.62)) return rows;
  let day = random.int(-4, 20);
  for (let left = random.int(1, 3); left > 0; left--) {
    const end = day + random.int(1, 14);
    rows.push({
      account_id: talentId,
      days: `[${dateOn(today, day)},${dateOn(today, end)})`,
      reason: random.pick(unavailableReasons),
      is_booking: false,
    });
    day = end + random.int(2, 30);
  }
  return rows;
}

const educations: Weighted<string> = [
  ['Graduation', 55],
  ['Masters', 22],
  ['12 th pass', 14],
  ['10 th pass', 4],
  ['PhD', 2],
  ['Below matriculation', 1],
  ['Others', 2],
];
const wizardPages = 6;

export const noManager = {
  manager_name: null,
  manager_email: null,
  manager_mobile: null,
  is_managed: false,
  manager_gets_mail: false,
};

function managerOf(random: Random) {
  if (!random.chance(0.12)) return noManager;
  const [name, agency] = random.pick(managers);
  const [first = '', last = ''] = name.split(' ');
  return {
    manager_name: `${name}, ${agency}`,
    manager_email: emailOf(first, last, '.manager'),
    manager_mobile: officeMobile(5000 + managers.findIndex(([candidate]) => candidate === name)),
    is_managed: true,
    manager_gets_mail: random.child('manager').chance(0.5),
  };
}

function talentRow(
  person: Person,
  texts: { headline: string; about: string },
  today: Date,
  random: Random,
): TalentRow {
  const joined = moment(today, -person.joinedDaysAgo);
  return {
    account_id: person.id,
    account_kind: 'talent',
    ...texts,
    date_of_birth: birthDate(today, person.face.age, random.int(1, 360)),
    gender_id: idOf.gender(person.face.gender),
    residence_city_id: idOf.city(person.city),
    native_city_id: idOf.city(person.home),
    nationality_id: idOf.nationality('Indian'),
    education_level_id: idOf.educationLevel(random.weighted(educations)),
    passport_valid_until: random.chance(0.55) ? dateOn(today, random.int(40, 3400)) : null,
    open_to_travel: random.chance(0.72),
    theatre_years: person.theatreYears,
    ...feeOf(person, random.child('fee')),
    playing_age_min: person.playingMin,
    playing_age_max: person.playingMax,
    show_to_recruiters: !random.chance(0.03) || person.number === 0,
    ...managerOf(random),
    last_activity_page: wizardPages,
    completed_at: joined,
    created_at: joined,
    updated_at: joined,
  };
}

/** A reused face has one photo only. */
function galleryOf(person: Person, today: Date, random: Random): GalleryPhoto[] {
  const looks = person.number < faces.length ? person.face.looks : 1;
  const captions = random.sample(galleryCaptions, looks);
  return captions.map((caption, look) => ({
    talent_id: person.id,
    face: person.face.number,
    look,
    is_cover: look === 0,
    caption: look === 0 || random.chance(0.4) ? null : caption,
    position: look,
    created_at: moment(today, -person.joinedDaysAgo),
  }));
}

function socialLinksOf(person: Person, random: Random) {
  const handle = `${plainLetters(person.firstName)}.${plainLetters(person.lastName)}.callboard${person.number}`;
  const networks = [
    ...(random.chance(0.7) ? ['Instagram'] : []),
    ...(random.chance(0.22) ? ['YouTube'] : []),
    ...(random.chance(0.1) ? ['Facebook'] : []),
  ];
  return networks.map((network) => ({
    talent_id: person.id,
    network_id: idOf.socialNetwork(network),
    handle,
    followers: Math.round(10 ** random.normal(3.2, 0.6)),
  }));
}

/** Adds one person with all related rows to the batch. */
export function addTalent(batch: Batch, number: number, id: number, today: Date, random: Random): Person {
  const person = inventPerson(number, id, random.child('person'));
  const spoken = spokenBy(person, random.child('languages'));
  const dance = danceOf(person, random);
  const email = number === 0 ? 'talent@callboard.test' : emailOf(person.firstName, person.lastName, number);
  batch.account.push(
    accountOf({ ...person, kind: 'talent', email, mobile: mobileOf(number) }, today, random),
  );
  const texts = { headline: writeHeadline(person, dance, random), about: writeAbout(person, spoken, random) };
  batch.talent.push(talentRow(person, texts, today, random));
  batch.talent_body.push(bodyOf(person, today, random.child('body')));
  for (const [language, level] of spoken)
    batch.talent_language.push({
      talent_id: id,
      language_id: idOf.language(language),
      level_id: idOf.languageLevel(level),
    });
  batch.talent_look.push({ talent_id: id, look_id: idOf.look(person.community.look) });
  for (const accent of accentsOf(person, random))
    batch.talent_accent.push({ talent_id: id, accent_id: idOf.accent(accent) });
  for (const skill of skillsOf(person, dance, random))
    batch.talent_skill.push({ talent_id: id, skill_id: idOf.skill(skill) });
  for (const hobby of random.sample(hobbyNames, random.int(1, 4)))
    batch.talent_hobby.push({ talent_id: id, hobby_id: idOf.hobby(hobby) });
  for (const role of rolesOf(person, random))
    batch.talent_role.push({ talent_id: id, role_id: idOf.role(role) });
  for (const type of random.sample(person.discipline.projectTypes, random.int(2, 4)))
    batch.talent_project_type.push({ talent_id: id, project_type_id: idOf.projectType(type) });
  for (const city of new Set([
    person.city,
    ...random.sample([person.community.hub, 'Mumbai', person.home], 1),
  ]))
    batch.talent_work_city.push({ talent_id: id, city_id: idOf.city(city) });
  for (const training of trainingsOf(person, random))
    batch.talent_training.push({ talent_id: id, acting_education_id: idOf.actingEducation(training) });
  for (const achievement of achievementsOf(random))
    batch.talent_achievement.push({ talent_id: id, achievement_id: idOf.achievement(achievement) });
  batch.talent_social_link.push(...socialLinksOf(person, random));
  batch.past_work.push(...pastWorksOf(person, today, random.child('past work')));
  batch.unavailable_dates.push(...unavailableDatesOf(id, today, random.child('availability')));
  batch.consent_event.push(...consentsOf(person, today, random.child('consents')));
  batch.gallery_item.push(...galleryOf(person, today, random));
  return person;
}
