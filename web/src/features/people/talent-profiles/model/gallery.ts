import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import type { TalentView } from './talent-view.ts';

const ofKind = ({ talent }: TalentView, kind: GalleryItem['kind']) =>
  talent.gallary.filter((item) => item.kind === kind);

/** The cover first, as the server sends them. */
export const photosOf = (view: TalentView) => ofKind(view, 'photo');
export const filmsOf = (view: TalentView) => ofKind(view, 'video');
export const recordingsOf = (view: TalentView) => ofKind(view, 'audio');
