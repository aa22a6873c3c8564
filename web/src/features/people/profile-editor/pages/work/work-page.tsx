import { todayInIndia } from '@callboard/contract/people/ages';
import { showcasePhotoWidth } from '@callboard/contract/people/media';
import { useMemo } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { nationalityOptions } from '../../../../site/reference/index.ts';
import {
  BoundChoices,
  BoundCities,
  BoundCity,
  BoundDate,
  BoundSearch,
  BoundToggle,
} from '../../components/bound-fields.tsx';
import { ConsentBox } from '../../components/consent-box.tsx';
import { PageSection, Pair } from '../../components/page-section.tsx';
import { useAge, useIsMinor } from '../../model/use-progress.ts';
import { useFieldValue, useWizard } from '../../model/wizard-context.ts';
import { FeeSection } from './fee-section.tsx';
import { PastWorkSection } from './past-work-section.tsx';
import { SocialLinks } from './social-links.tsx';
import { StorySection } from './story-section.tsx';

/** The limits of the contract. */
const most = { looks: 5, cities: 30, roles: 20, projectTypes: 28 };

function Preferences() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const passport = useFieldValue('passportValidUntil');
  const hasExpired = passport !== '' && passport < todayInIndia();
  return (
    <PageSection title={t('work.preferences.title')} aside={t('optional')}>
      <BoundChoices name="roles" items={lists.roles} most={most.roles} />
      <BoundChoices name="projectTypes" items={lists.project_types} most={most.projectTypes} />
      <BoundChoices
        name="looks"
        items={lists.looks}
        most={most.looks}
        hint={t('work.preferences.looksHint')}
      />
      <BoundCities
        name="workCities"
        most={most.cities}
        placeholder={t('work.preferences.citySearch')}
        hint={t('work.preferences.citiesHint')}
      />
      <BoundToggle name="openToTravel" hint={t('work.preferences.travelHint')} />
      <BoundDate
        name="passportValidUntil"
        hint={t(hasExpired ? 'work.preferences.passportExpired' : 'work.preferences.passportHint')}
      />
    </PageSection>
  );
}

/** Native city and nationality. */
function OriginSection() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const nationalities = useMemo(() => nationalityOptions(lists), [lists]);
  return (
    <PageSection title={t('work.origin.title')} aside={t('optional')}>
      <Pair>
        <BoundCity name="nativeCity" placeholder={t('about.place.search')} />
        <BoundSearch
          name="nationality"
          textName="nationalityText"
          options={nationalities}
          placeholder={t('about.place.nationalitySearch')}
        />
      </Pair>
    </PageSection>
  );
}

/** For adults only, so not shown while the age is unknown. */
function ComfortSection() {
  const { t } = useTranslation('profileWizard');
  const age = useAge();
  const isMinor = useIsMinor();
  if (age === null || isMinor) return null;
  return (
    <PageSection title={t('work.comfort.title')} aside={t('optional')}>
      <p>{t('work.comfort.text')}</p>
      <ConsentBox topic="nudity" />
      <ConsentBox topic="love_making" />
    </PageSection>
  );
}

/** Off by default, and never shown to anyone under 18. */
function ShowcaseSection() {
  const { t } = useTranslation('profileWizard');
  const age = useAge();
  const isMinor = useIsMinor();
  if (age === null || isMinor) return null;
  return (
    <PageSection title={t('work.showcase.title')} aside={t('optional')}>
      <p>{t('work.showcase.text', { least: showcasePhotoWidth })}</p>
      <ConsentBox topic="showcase" />
    </PageSection>
  );
}

/** What somebody looks for, agrees to, and where else they are. */
export function PreferenceSections() {
  const { t } = useTranslation('profileWizard');
  return (
    <>
      <Preferences />
      <FeeSection />
      <OriginSection />
      <SocialLinks />
      <ComfortSection />
      <PageSection title={t('work.castings.title')} aside={t('optional')}>
        <ConsentBox topic="shown_in_castings" />
      </PageSection>
      <ShowcaseSection />
    </>
  );
}

/** Page 5: the story, past work and preferences. */
export function WorkPage() {
  return (
    <>
      <StorySection />
      <PastWorkSection />
      <PreferenceSections />
    </>
  );
}
