import { paths } from '../../../shared/lib/paths.ts';

/** A word of the menu or of the footer, with the page it leads to. */
const product = [
  { word: 'menu.findTalents', to: paths.findTalents() },
  { word: 'menu.findJobs', to: paths.findJobs() },
  { word: 'menu.castings', to: paths.castings() },
  { word: 'footer.talents', to: paths.talentLanding() },
  { word: 'footer.recruiters', to: paths.recruiterLanding() },
  { word: 'footer.images', to: paths.imageMagician() },
] as const;

const legal = [
  { word: 'footer.terms', to: paths.termsAndConditions() },
  { word: 'footer.privacy', to: paths.privacyPolicy() },
] as const;

const company = [
  { word: 'footer.about', to: paths.about() },
  { word: 'footer.theCompany', to: paths.company() },
  { word: 'footer.howItWorks', to: paths.howItWorks() },
  { word: 'footer.support', to: paths.support() },
  { word: 'footer.contact', to: paths.contactUs() },
] as const;

export const footerColumns = [
  { title: 'footer.product', links: product },
  { title: 'footer.legal', links: legal },
  { title: 'footer.company', links: company },
] as const;
