import { z } from 'zod';
import { Instant } from '../scalars.ts';
import { userTypes } from './user-types.ts';

export const UserType = z.union([z.literal(userTypes.talent), z.literal(userTypes.recruiter)]);

/** The signed-in user, as every page needs it. */
export const SessionUser = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    user_type: UserType,
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Null for someone who signed up with a mobile number. */
    email: z.string().nullable(),
    isFreezed: z.boolean(),
    /** A recruiter has unlocked this talent. Always false for recruiters. */
    isRecruiterUnlocked: z.boolean(),
    unreadCount: z.int(),
    talenter: z
      .object({
        is_profile_creation_completed: z.boolean(),
        last_activity_page: z.int(),
        talent_edit_image: z.string().nullable(),
        talent_edit_doc: z.string().nullable(),
      })
      .nullable(),
    recruiter: z
      .object({
        recruiter_edit_image: z.string().nullable(),
        recruiter_edit_doc: z.string().nullable(),
        recruiter_cover_image: z.string().nullable(),
      })
      .nullable(),
    gallary: z.array(z.object({ is_cover_photo: z.boolean(), file_url: z.string() })),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof SessionUser>;

/** The response to starting or refreshing a session; the refresh token is in an HttpOnly cookie. */
export const SessionAnswer = z
  .object({ user: SessionUser, token: z.object({ token: z.string(), expires: Instant }) })
  .meta({ id: 'SessionAnswer' });
export type SessionAnswer = z.infer<typeof SessionAnswer>;
