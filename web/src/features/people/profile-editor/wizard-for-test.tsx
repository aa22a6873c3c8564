import './i18n.ts';
import type { TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import type { MasterData } from '@callboard/contract/site/reference';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import { Wizard } from './model/wizard.ts';
import { WizardContext } from './model/wizard-context.ts';

/** A published profile with little more than it needs. */
export const samplePayload = (change: Partial<TalentPayload> = {}): TalentPayload => ({
  user_id: 7,
  userUniqueId: 'asha',
  user_type: 1,
  first_name: 'Asha',
  last_name: 'Rane',
  email: 'asha@example.in',
  is_email_verified: true,
  mobile_number: '+919820012345',
  is_mobile_verified: false,
  current_residence: 1,
  date_of_birth: '1998-05-25',
  age: 28,
  is_under_18: false,
  gender: 1,
  whatsapp_updates: false,
  show_to_recruiters: true,
  is_managed_by_manager: false,
  manager_name: null,
  mananger_email_address: null,
  mananger_mobile_number: null,
  send_updates_mananger_email: false,
  send_updates_manage_mobile: false,
  headline: null,
  about: null,
  native_city: null,
  nationality: null,
  ethnicity: [],
  passport_valid_until: null,
  open_to_travel: false,
  usual_fee: null,
  work_cities: [],
  roles: [],
  project_types: [],
  languages: [{ language: 1, level: 1 }],
  accents: [],
  social_links: [],
  guardian_name: null,
  guardian_relation: null,
  id_proof: {
    status: 'none',
    refused_reason: null,
    proof_type: null,
    proof_id_number: null,
    has_back: false,
    submitted_at: null,
  },
  consents: [],
  skill_and_education: {
    skill_and_education_id: 1,
    talent_id: 7,
    education: null,
    hobbies_interests: [],
    skils: [1],
    notable_achivements: [],
    other_notable_achivements: null,
    acting_education: [],
    theatre_experience: null,
    prior_project_name: null,
    onGoingProjects: [],
    added_entries: [],
  },
  physical_description: {
    id: 1,
    user_id: 7,
    screen_min_age: 24,
    screen_max_age: 32,
    eye_color: null,
    skin_color: null,
    natural_hair_color: null,
    hair_type: null,
    body_type: null,
    bust_or_chest: null,
    bust_or_chest_size_type: null,
    waist: null,
    waist_size_type: null,
    hips: null,
    hips_size_type: null,
    height: 165,
    height_size_type: 1,
    weight: null,
    weight_size_type: null,
    confirmed_on: null,
  },
  past_work: [],
  progress: {
    is_profile_creation_completed: true,
    last_activity_page: 6,
    show_to_recruiters: true,
    missing: [],
  },
  updated_at: '2026-11-18T10:00:00.000Z',
  ...change,
});

const named = (...names: string[]) => names.map((name, at) => ({ id: at + 1, name }));
const city = (id: number, name: string) => ({ id, name, name_hi: null, state: '', country_id: 1 });

/** Lists with as many entries as the tests name. */
export const sampleLists: MasterData = {
  education_levels: named('PhD', 'Masters'),
  id_proof_types: [],
  age_options: [],
  genders: named('Female', 'Male'),
  countries: [],
  cities: [city(1, 'Mumbai'), city(2, 'Pune'), city(3, 'Nashik'), city(4, 'Goa')],
  languages: named('Hindi', 'Marathi', 'English', 'Urdu').map((one) => ({
    ...one,
    native_name: one.name,
    iso_code: '',
  })),
  language_levels: [],
  accents: [],
  skills: [],
  hobbies: [],
  project_types: [],
  looks: [],
  hair_colors: [],
  hair_types: [],
  eye_colors: [],
  skin_tones: [],
  body_types: named('Slim'),
  nationalities: [],
  roles: [],
  size_types: [],
  social_networks: [],
  acting_educations: named('Drama school'),
  achievements: [],
};

function OpenForTest({ first, children }: { first: TalentPayload; children: ReactNode }) {
  const [payload, setPayload] = useState(first);
  const [wizard] = useState(
    () =>
      new Wizard({ userId: first.user_id, payload: first, updatePayload: (change) => setPayload(change) }),
  );
  return (
    <WizardContext
      value={{ wizard, payload, updatePayload: setPayload, lists: sampleLists, isReadOnly: false }}
    >
      {children}
    </WizardContext>
  );
}

/** Renders a part of the wizard for somebody with this profile. */
export const renderInWizard = (part: ReactNode, payload = samplePayload()) =>
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OpenForTest first={payload}>{part}</OpenForTest>
    </QueryClientProvider>,
  );
