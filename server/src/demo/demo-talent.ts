import type { Batch } from './batch.ts';
import { dateOn, moment, yearOf } from './calendar.ts';
import { officeMobile } from './contact.ts';
import type { Person } from './person.ts';
import { idOf } from './reference.ts';
import type { TalentBodyRow, TalentRow } from './rows.ts';

type ProfileTables = 'talent_language' | 'talent_accent' | 'talent_skill' | 'talent_role' | 'talent_training';

const profileRows = (id: number): Pick<Batch, ProfileTables> => ({
  talent_language: (
    [
      ['Kannada', 'Native'],
      ['Hindi', 'Fluent'],
      ['English', 'Fluent'],
    ] as const
  ).map(([name, level]) => ({
    talent_id: id,
    language_id: idOf.language(name),
    level_id: idOf.languageLevel(level),
  })),
  talent_accent: ['Mangaluru', 'Neutral Indian'].map((name) => ({
    talent_id: id,
    accent_id: idOf.accent(name),
  })),
  talent_skill: [
    'Kathak',
    'Abhinaya',
    'Swimming',
    'Devised theatre',
    'Acting to camera',
    'Yakshagana',
    'Self-taping',
  ].map((name) => ({ talent_id: id, skill_id: idOf.skill(name) })),
  talent_role: ['Actor', 'Dancer', 'Theatre artist'].map((name) => ({
    talent_id: id,
    role_id: idOf.role(name),
  })),
  talent_training: ['Drama diploma', 'Theatre group training'].map((name) => ({
    talent_id: id,
    acting_education_id: idOf.actingEducation(name),
  })),
});

const pastWorks: readonly (readonly [
  yearsAgo: number,
  title: string,
  part: string,
  type: string,
  note: string | null,
])[] = [
  [0, 'Aadha Nimbu', 'Revati', 'Web series', 'Six episodes'],
  [1, 'The Ferryman of Kolad', 'Young Tara', 'Feature film', 'Twelve days'],
  [1, 'Kisan Bank', 'The daughter', 'Commercial', 'Two years, India'],
  [2, 'The Well of Questions', 'The queen', 'Theatre', 'Twenty-two shows'],
  [2, 'Saanjh Wali Sadak', 'Lead dancer', 'Music video', null],
  [3, 'Signal at Dusk', 'Anu', 'Short film', 'Festival selection'],
  [4, 'Women of the Ghat', 'The youngest', 'Theatre', 'Toured six cities'],
  [5, 'Monsoon Rehearsal', 'Chorus', 'Theatre', null],
];

const talentColumns = (today: Date): Partial<TalentRow> => ({
  headline: 'Actor and Kathak dancer, Mumbai',
  about:
    'Two years of drama school, six of stage, and then the camera. Comfortable in Hindi, Kannada and English, and quick with the speech of the coast I come from. I dance every morning and can stop being graceful when the part asks for it.',
  native_city_id: idOf.city('Mangaluru'),
  education_level_id: idOf.educationLevel('Graduation'),
  passport_valid_until: dateOn(today, 1700),
  open_to_travel: true,
  theatre_years: 6,
  fee_rupees: 12_500,
  fee_per: 'day',
  fee_note: 'Negotiable for student films',
  show_to_recruiters: true,
  manager_name: 'Nandini Kapse, Firefly Artists',
  manager_email: 'nandini.kapse.manager@callboard.test',
  manager_mobile: officeMobile(5000),
  is_managed: true,
  manager_gets_mail: true,
});

const bodyColumns: Partial<TalentBodyRow> = {
  height_mm: 1650,
  weight_g: 56_000,
  bust_or_chest_mm: 860,
  waist_mm: 680,
  hips_mm: 920,
  height_unit: idOf.sizeType('Centimetres'),
  weight_unit: idOf.sizeType('Kilograms'),
  bust_or_chest_unit: idOf.sizeType('Centimetres'),
  waist_unit: idOf.sizeType('Centimetres'),
  hips_unit: idOf.sizeType('Centimetres'),
  body_type_id: idOf.bodyType('Lean'),
};

/** The demo talent has every page of her profile filled, in place of random rows. */
export function completeDemoTalent(batch: Batch, { id }: Person, today: Date): void {
  const others = <Row extends { talent_id: number }>(rows: Row[]) =>
    rows.filter((row) => row.talent_id !== id);
  const profile = profileRows(id);
  batch.talent = batch.talent.map((row) =>
    row.account_id === id ? { ...row, ...talentColumns(today) } : row,
  );
  batch.talent_body = batch.talent_body.map((row) =>
    row.talent_id === id ? { ...row, ...bodyColumns } : row,
  );
  batch.account = batch.account.map((row) =>
    row.id === id
      ? {
          ...row,
          mobile_verified_at: row.created_at,
          whatsapp_updates: true,
          last_active_at: moment(today, -0.04),
        }
      : row,
  );
  batch.talent_language = [...others(batch.talent_language), ...profile.talent_language];
  batch.talent_accent = [...others(batch.talent_accent), ...profile.talent_accent];
  batch.talent_skill = [...others(batch.talent_skill), ...profile.talent_skill];
  batch.talent_role = [...others(batch.talent_role), ...profile.talent_role];
  batch.talent_training = [...others(batch.talent_training), ...profile.talent_training];
  const works = pastWorks.map(([yearsAgo, title, part, type, note]) => ({
    talent_id: id,
    title,
    part,
    project_type_id: idOf.projectType(type),
    year: yearOf(today) - yearsAgo,
    note,
  }));
  batch.past_work = [...others(batch.past_work), ...works];
  batch.unavailable_dates = [
    ...batch.unavailable_dates.filter(({ account_id }) => account_id !== id),
    {
      account_id: id,
      days: `[${dateOn(today, 12)},${dateOn(today, 15)})`,
      reason: 'Theatre run',
      is_booking: false,
    },
    {
      account_id: id,
      days: `[${dateOn(today, 58)},${dateOn(today, 126)})`,
      reason: 'Monsoon Line',
      is_booking: true,
    },
  ];
}
