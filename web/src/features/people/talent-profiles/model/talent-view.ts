import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import type {
  GuestTalent,
  OwnTalent,
  RecruiterTalent,
  UnlockedTalent,
} from '@callboard/contract/people/talent-profiles/profile';

/** A profile and the type of viewer it is for. Fields this viewer may not see are not in the type. */
export type TalentView =
  | { readonly as: 'guest'; readonly talent: GuestTalent }
  | { readonly as: 'recruiter'; readonly talent: RecruiterTalent }
  | { readonly as: 'unlocked'; readonly talent: UnlockedTalent }
  | { readonly as: 'own'; readonly talent: OwnTalent };

export type ViewAs = TalentView['as'];

export const viewers: readonly ViewAs[] = ['own', 'guest', 'recruiter', 'unlocked'];

/** From the address. Anything unknown is the owner's own view. */
export const toViewAs = (text: string | null): ViewAs => viewers.find((viewer) => viewer === text) ?? 'own';

/** The profile without contact details, for everyone but guests. */
export const fullProfileOf = (view: TalentView): RecruiterTalent | undefined =>
  view.as === 'guest' ? undefined : view.talent;

/** Contact details and calendar, for recruiters who unlocked the talent and for the talent. */
export const unlockedProfileOf = (view: TalentView): UnlockedTalent | undefined =>
  view.as === 'unlocked' || view.as === 'own' ? view.talent : undefined;

/** Photos come with the cover first. */
export const galleryOf = ({ talent }: TalentView, kind: GalleryItem['kind']): GalleryItem[] =>
  talent.gallary.filter((item) => item.kind === kind);
