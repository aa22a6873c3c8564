import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Instant, Line } from '../scalars.ts';
import { TeamPerson } from './project-fields.ts';
import { documentAudiences, documentKinds } from './project-values.ts';

const tag = 'projects';
const base = '/v1/documentupload';
const params = z.strictObject({ id: IdInPath });

const Version = z.object({
  number: z.int(),
  file_name: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  /** What changed, in the words of who added it. */
  note: z.string().nullable(),
  added_at: Instant,
});

const shared = {
  id: z.int(),
  project_id: z.int(),
  kind: z.enum(documentKinds),
  title: z.string(),
  character: z.object({ id: z.int(), name: z.string() }).nullable(),
};

/** Who opened a document, and when last. */
const Opening = z.object({
  user_id: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  is_talent: z.boolean(),
  version: z.int(),
  at: Instant,
});

export const TeamDocument = z
  .object({
    ...shared,
    audience: z.enum(documentAudiences),
    added_by: TeamPerson.nullable(),
    /** The newest first. */
    versions: z.array(Version.extend({ added_by: z.string().nullable() })),
    /** Each person once, the latest first. */
    openings: z.array(Opening),
  })
  .meta({ id: 'TeamDocument' });
export type TeamDocument = z.infer<typeof TeamDocument>;

/** As talents see it. */
export const SharedDocument = z
  .object({ ...shared, versions: z.array(Version), opened_at: Instant.nullable() })
  .meta({ id: 'SharedDocument' });
export type SharedDocument = z.infer<typeof SharedDocument>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project/getdocuments/{id}',
  tag,
  summary: 'Documents of a project, for its team or for a talent it was shared with',
  access: access.member({ owned: true }),
  params,
  response: {
    views: {
      team: z.object({ results: z.array(TeamDocument) }),
      talent: z.object({ results: z.array(SharedDocument) }),
    },
  },
});

export const addDocument = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Attach an uploaded file to a project, or add it as the next version of a document',
  access: access.recruiter({ owned: true, notFrozen: true }),
  body: z.strictObject({
    project_id: Id,
    /** The name of a resumable upload of kind document. */
    file_key: z.string().min(1).max(200),
    file_name: Line(120),
    /** Adds a version to this document; its title, kind and audience stay unless given. */
    document_id: Id.optional(),
    title: Line(160).optional(),
    kind: z.enum(documentKinds).optional(),
    character_id: Id.nullable().optional(),
    audience: z.enum(documentAudiences).optional(),
    note: Line(300).optional(),
  }),
  status: 201,
  response: TeamDocument,
});

export const changeDocument = endpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  tag,
  summary: 'Change what a document is called, what it is and who reads it. Its versions stay',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    title: Line(160).optional(),
    kind: z.enum(documentKinds).optional(),
    /** Null: for every character. */
    character_id: Id.nullable().optional(),
    audience: z.enum(documentAudiences).optional(),
  }),
  response: TeamDocument,
});

export const openDocument = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  tag,
  summary:
    'Open a document: an address for reading it that expires. The opening is recorded; talents get PDFs with their name on each page',
  access: access.member({ owned: true }),
  params,
  query: z.strictObject({ version: z.coerce.number().pipe(z.int().min(1).max(10_000)).optional() }),
  response: z
    .object({
      id: z.int(),
      title: z.string(),
      version: z.int(),
      file_name: z.string(),
      content_type: z.string(),
      file_url: z.string(),
      is_watermarked: z.boolean(),
    })
    .meta({ id: 'OpenedDocument' }),
});

export const deleteDocuments = endpoint({
  method: 'DELETE',
  path: base,
  tag,
  summary: 'Delete documents with all their versions. All or none',
  access: access.recruiter({ owned: true, notFrozen: true }),
  body: z.strictObject({ id: z.union([Id, z.array(Id).min(1).max(100)]) }),
  status: 204,
  response: z.undefined(),
});
