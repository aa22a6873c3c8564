import { z } from 'zod';

/** Largest value of a PostgreSQL integer: ids beyond it cannot exist and must not reach a query. */
const maxId = 2_147_483_647;

export const Id = z.int().min(1).max(maxId);
export const IdInPath = z.coerce.number().pipe(Id);

/** A user_id, which only its owner and who is connected with them can use, or the userUniqueId that nobody guesses. */
export const TalentRef = z.union([IdInPath, z.guid()]);

/** A short line of text from a person. */
export const Line = (max: number) => z.string().trim().min(1).max(max);

export const Instant = z.iso.datetime({ offset: true });

/** Somewhere on the web, written the one way addresses are compared and kept. */
export const WebAddress = z
  .url({ protocol: /^https?$/i, normalize: true, error: 'Enter a link like https://example.com' })
  .pipe(z.string().max(300));

export const Page = (defaultLimit: number) => ({
  page: z.coerce.number().pipe(z.int().min(1).max(1_000_000)).default(1),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(defaultLimit),
});

/** Every list answers in this shape. */
export const ListOf = <T extends z.ZodType>(item: T) =>
  z.object({
    results: z.array(item),
    page: z.int(),
    limit: z.int(),
    totalPages: z.int(),
    totalResults: z.int(),
  });

/** A file to be saved, small enough to be said in one answer. */
export const FileAnswer = z
  .object({
    file_name: z.string(),
    media_type: z.enum(['text/csv', 'text/vcard', 'application/pdf']),
    encoding: z.enum(['utf8', 'base64']),
    content: z.string(),
  })
  .meta({ id: 'FileAnswer' });
export type FileAnswer = z.infer<typeof FileAnswer>;
