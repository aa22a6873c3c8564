import type { JobFields } from '../job-fields.policy.ts';

interface Disclosed {
  readonly kind: string;
  readonly note: string | null;
}

/** What a character says that everyone reads with the job. */
export interface RoleText {
  readonly id: number;
  readonly name: string;
  readonly brief: string | null;
  readonly disclosures: readonly Disclosed[];
}

/** What a project says that everyone reads with its jobs. */
export interface ProjectText {
  readonly title: string;
  readonly production_house: string | null;
  readonly director: string | null;
  readonly synopsis: string | null;
  readonly usage: string | null;
  readonly disclosures: readonly Disclosed[];
}

export interface ShownText {
  /** Of the job. What stands elsewhere is named by what leads there, and its part. */
  readonly field: string;
  readonly text: string;
  /** Left out where it stands in the job itself. */
  readonly where?: string;
}

const notesIn = (disclosures: readonly { readonly note: string | null }[]) =>
  disclosures.map(({ note }) => note ?? '').join('\n');

const textsOfJob = (fields: JobFields): readonly ShownText[] => [
  { field: 'title', text: fields.title },
  { field: 'description', text: fields.description ?? '' },
  { field: 'production_title', text: fields.production_title ?? '' },
  { field: 'pay_note', text: fields.pay_note ?? '' },
  { field: 'media', text: fields.media.map(({ label, note }) => `${label}\n${note ?? ''}`).join('\n') },
  {
    field: 'questions',
    text: fields.questions.map(({ text, choices }) => [text, ...choices].join('\n')).join('\n'),
  },
  { field: 'disclosures', text: notesIn(fields.disclosures) },
];

const textsOfRole = ({ id, name, brief, disclosures }: RoleText): readonly ShownText[] => [
  { field: `charcter_ids.${id}.name`, text: name, where: 'the name of a character' },
  { field: `charcter_ids.${id}.brief`, text: brief ?? '', where: `the brief of ${name}` },
  {
    field: `charcter_ids.${id}.disclosures`,
    text: notesIn(disclosures),
    where: `the comfort scenes of ${name}`,
  },
];

const textsOfProject = (project: ProjectText): readonly ShownText[] => {
  const { title, production_house, director, synopsis, usage, disclosures } = project;
  return [
    { field: 'project_id.title', text: title, where: 'the title of the project' },
    {
      field: 'project_id.production_house',
      text: production_house ?? '',
      where: `the production house of ${title}`,
    },
    { field: 'project_id.director', text: director ?? '', where: `the director of ${title}` },
    { field: 'project_id.synopsis', text: synopsis ?? '', where: `the synopsis of ${title}` },
    { field: 'project_id.usage', text: usage ?? '', where: `the usage of ${title}` },
    {
      field: 'project_id.disclosures',
      text: notesIn(disclosures),
      where: `the comfort scenes of ${title}`,
    },
  ];
};

/** Everything that somebody wrote and everyone reads on the page of the job. */
export const shownTexts = (
  fields: JobFields,
  roles: readonly RoleText[],
  project: ProjectText | null,
): readonly ShownText[] => [
  ...textsOfJob(fields),
  ...roles.flatMap(textsOfRole),
  ...(project ? textsOfProject(project) : []),
];
