import { z } from 'zod';

/** Who is signed in (PROF-01, GEN-09). Authorised is who has a club id. */
export const Profile = z.object({
  clubproId: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  secondName: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** The profile, or null for a guest. */
export const GetAccount = { response: z.object({ profile: Profile.nullable() }) };
