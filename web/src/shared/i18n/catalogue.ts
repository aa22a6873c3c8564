import type { auth } from './en/auth.ts';
import type { availability } from './en/availability.ts';
import type { contact } from './en/contact.ts';
import type { contentPage } from './en/content-page.ts';
import type { crop } from './en/crop.ts';
import type { dashboard } from './en/dashboard.ts';
import type { design } from './en/design.ts';
import type { examplePhotos } from './en/example-photos.ts';
import type { findTalents } from './en/find-talents.ts';
import type { formControls } from './en/form-controls.ts';
import type { gallery } from './en/gallery.ts';
import type { houseRules } from './en/house-rules.ts';
import type { imageMagician } from './en/image-magician.ts';
import type { en } from './en/index.ts';
import type { info } from './en/info.ts';
import type { landing } from './en/landing.ts';
import type { media } from './en/media.ts';
import type { outbox } from './en/outbox.ts';
import type { profileIcon } from './en/profile-icon.ts';
import type { profileWizard } from './en/profile-wizard.ts';
import type { recruiterLanding } from './en/recruiter-landing.ts';
import type { savedSearches } from './en/saved-searches.ts';
import type { settings } from './en/settings.ts';
import type { support } from './en/support.ts';
import type { talentFilters } from './en/talent-filters.ts';
import type { talentLanding } from './en/talent-landing.ts';
import type { talentProfile } from './en/talent-profile.ts';
import type { talentResults } from './en/talent-results.ts';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** Every namespace with its English wording: the source of the typed keys. */
export type EnglishCatalogue = typeof en & {
  auth: typeof auth;
  availability: typeof availability;
  outbox: typeof outbox;
  dashboard: typeof dashboard;
  profileIcon: typeof profileIcon;
  profileWizard: typeof profileWizard;
  settings: typeof settings;
  design: typeof design;
  contact: typeof contact;
  contentPage: typeof contentPage;
  crop: typeof crop;
  examplePhotos: typeof examplePhotos;
  findTalents: typeof findTalents;
  formControls: typeof formControls;
  gallery: typeof gallery;
  houseRules: typeof houseRules;
  imageMagician: typeof imageMagician;
  info: typeof info;
  landing: typeof landing;
  media: typeof media;
  recruiterLanding: typeof recruiterLanding;
  savedSearches: typeof savedSearches;
  support: typeof support;
  talentFilters: typeof talentFilters;
  talentLanding: typeof talentLanding;
  talentProfile: typeof talentProfile;
  talentResults: typeof talentResults;
};

export type Namespace = keyof EnglishCatalogue;

/** The same keys in another language. */
export type Translation<N extends Namespace> = Words<EnglishCatalogue[N]>;
