import type {
  GuestTalent,
  OwnTalent,
  RecruiterTalent,
  UnlockedTalent,
} from '@callboard/contract/people/talent-profiles/profile';

/** A talent together with whose eyes look at them: what somebody may not see is no field of what they get. */
export type TalentView =
  | { readonly as: 'guest'; readonly talent: GuestTalent }
  | { readonly as: 'recruiter'; readonly talent: RecruiterTalent }
  | { readonly as: 'unlocked'; readonly talent: UnlockedTalent }
  | { readonly as: 'own'; readonly talent: OwnTalent };

export type Eyes = TalentView['as'];

export const allEyes: readonly Eyes[] = ['own', 'guest', 'recruiter', 'unlocked'];

/** Whose eyes an address asks for; the own ones for any other word. */
export const eyesNamed = (word: string | null): Eyes => allEyes.find((eyes) => eyes === word) ?? 'own';

/** The profile without contact data, for everybody but guests. */
export const wholeOf = (view: TalentView): RecruiterTalent | undefined =>
  view.as === 'guest' ? undefined : view.talent;

/** Contact data and calendar, for those who unlocked it and for the talent. */
export const openedOf = (view: TalentView): UnlockedTalent | undefined =>
  view.as === 'unlocked' || view.as === 'own' ? view.talent : undefined;
