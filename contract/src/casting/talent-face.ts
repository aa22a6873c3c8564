import { z } from 'zod';

/** A talent as the people on a project meet them on lists: the whole name, never a way to reach them. */
export const TalentFace = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    placeholder: z.string().nullable(),
    /** A city's name. */
    current_residence: z.string().nullable(),
    screen_min_age: z.int().nullable(),
    screen_max_age: z.int().nullable(),
    isRecruiterUnlocked: z.boolean(),
    /** Their profile opens for the reader. Not so for those who are hidden, frozen or under review since. */
    is_visible: z.boolean(),
  })
  .meta({ id: 'TalentFace' });
export type TalentFace = z.infer<typeof TalentFace>;
