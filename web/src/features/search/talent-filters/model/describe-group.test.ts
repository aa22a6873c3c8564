import { filterGroupNames, setGroups } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { describe, expect, it } from 'vitest';
import '../../../../shared/i18n/i18n.ts';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { someLists } from '../filters-for-test.tsx';
import '../i18n.ts';
import { describeGroup } from './describe-group.ts';

const t = translatorOf('talentFilters');
const describeAll = (filters: TalentFilters) =>
  setGroups(filters).map((group) => describeGroup(group, filters, someLists, t));

const chips: [TalentFilters, string][] = [
  [{ gender: [1] }, 'Female'],
  [{ gender: [3, 4] }, 'Transgender or Non-binary'],
  [{ minAge: 22, maxAge: 34 }, 'Plays 22–34'],
  [{ minAge: 30, maxAge: 30 }, 'Plays 30'],
  [{ minAge: 22 }, 'Plays 22 and up'],
  [{ maxAge: 34 }, 'Plays up to 34'],
  [{ location: [1, 2], openToTravel: true }, 'Mumbai, Pune, travel'],
  [{ location: [1, 2, 3], openToTravel: true }, 'Mumbai, Pune and 2 more'],
  [{ openToTravel: true }, 'Open to travel'],
  [{ type: [1] }, 'Build: Athletic'],
  [{ socialLinks: [1, 2] }, 'On Instagram or YouTube'],
  [{ skin: [1, 2] }, 'Skin: Wheatish or Deep'],
  [{ hair: [1] }, 'Hair: Black'],
  [{ hairType: [1] }, 'Hair: Curly'],
  [{ eye: [1] }, 'Eyes: Brown'],
  [{ ethnicity: [1] }, 'Looks: Bengali'],
  [{ cities: [3] }, 'Lives in Kochi'],
  [{ countries: [1] }, 'Lives in India'],
  [{ passport: true }, 'With passport'],
  [{ accent: [1] }, 'Accent: British'],
  [{ language: [1] }, 'Hindi'],
  [{ language: [1, 2, 3] }, 'Any of Hindi, Marathi, Bangla'],
  [{ language: [1, 2, 3, 4, 5] }, 'Any of Hindi, Marathi and 3 more'],
  [{ language: [1, 2], languageMatch: 'all' }, 'All of Hindi, Marathi'],
  [{ language: [1], languageLevel: 3 }, 'Hindi, fluent or better'],
  [{ language: [1], languageLevel: 4 }, 'Hindi, native'],
  [{ language: [1, 2], languageMatch: 'all', languageLevel: 3 }, 'All of Hindi, Marathi, fluent or better'],
  [
    { language: [1, 2, 3], languageMatch: 'all', languageLevels: [13, 21, 34] },
    'All of Hindi (fluent or better), Marathi, Bangla (native)',
  ],
  [{ language: [999] }, 'Unknown'],
  [{ actingEducation: [1] }, 'Acting training: FTII'],
  [{ theatre: 1 }, '1 year of theatre or more'],
  [{ theatre: 5 }, '5 years of theatre or more'],
  [{ feeMax: 12_500 }, 'Fee up to ₹\u00a012,500 per day'],
  [{ feeMax: 120_000, feePer: 'project' }, 'Fee up to ₹\u00a01,20,000 per project'],
  [{ feeMax: 2_000, feePer: 'hour', feeStated: true }, 'Fee up to ₹\u00a02,000 per hour, stated only'],
  [{ education: [2] }, 'Education: Masters'],
  [{ hobbies: [1] }, 'Hobby: Chess'],
  [{ skills: [1, 2] }, 'Any of Kathak, Swimming'],
  [{ skills: [1, 2], skillsMatch: 'all' }, 'All of Kathak, Swimming'],
  [{ skills: [2], skillsMatch: 'all' }, 'Swimming'],
  [{ projectType: [2] }, 'Wants: Web series'],
  [{ pastWork: [1] }, 'Has done: Film'],
  [{ achievements: [1] }, 'Filmfare Award'],
  [{ role: [1, 2] }, 'Works as Actor or Model'],
  [{ nudity: true }, 'Can be asked about nudity'],
  [{ loveMaking: true }, 'Can be asked about intimate scenes'],
  [{ nationality: [1] }, 'Indian'],
  [{ nativeCity: [2] }, 'From Pune'],
  [{ openWorkCity: [1] }, 'Works in Mumbai'],
  [{ heightMin: 155, heightMax: 172 }, '155–172 cm'],
  [{ heightMin: 61, heightMax: 68, heightSizeType: 2 }, '5′1″–5′8″'],
  [{ heightMax: 5.5, heightSizeType: 3 }, 'up to 5′6″'],
  [{ weightMin: 50 }, '50 kg and up'],
  [{ weightMin: 110, weightMax: 140, weightSizeType: 5 }, '110–140 lb'],
  [{ bustOrChestMax: 36, bustOrChestSizeType: 2 }, 'Bust or chest up to 36 in'],
  [{ waistMin: 60, waistMax: 60 }, 'Waist 60 cm'],
  [{ hipsMin: 90, hipsMax: 95.5 }, 'Hips 90–95.5 cm'],
  [{ availableFrom: '2026-12-01', availableTo: '2026-12-12' }, 'Available 1–12 Dec'],
  [{ availableFrom: '2026-11-28', availableTo: '2026-12-03' }, 'Available 28 Nov – 3 Dec'],
  [{ availableFrom: '2026-12-28', availableTo: '2027-01-03' }, 'Available 28 Dec 2026 – 3 Jan 2027'],
  [{ availableFrom: '2026-12-01' }, 'Available 1 Dec'],
  [{ hasVideo: true }, 'With video'],
  [{ hasVoice: true }, 'With voice sample'],
  [{ isNew: true }, 'New on Callboard'],
  [{ verified: true }, 'ID verified'],
  [{ unlocked: true }, 'Unlocked'],
  [{ unlocked: false }, 'Not unlocked'],
  [{ jobApply: 4 }, 'Applied to your job'],
  [{ hideSeen: true }, 'Viewed profiles hidden'],
  [{ hideNotFor: true, characterId: 4 }, 'Not for this character hidden'],
  [{ userName: 'Ananya' }, '“Ananya”'],
];

describe('the text of a chip', () => {
  it.each(chips)('%j is %s', (filters, text) => {
    expect(describeAll(filters)).toEqual([text]);
  });

  it('exists for every filter', () => {
    expect([...new Set(chips.flatMap(([filters]) => setGroups(filters)))].sort()).toEqual(
      filterGroupNames.toSorted(),
    );
  });
});
