import { todayInIndia } from '@callboard/contract/people/birth-date';
import { showcasePhotoWidth } from '@callboard/contract/people/media';
import { useMemo } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { cityOptions } from '../../../../site/reference/index.ts';
import { BoundChoices, BoundToggle } from '../../components/bound/bound-choices.tsx';
import { BoundSearchChips } from '../../components/bound/bound-search.tsx';
import { BoundDate } from '../../components/bound/bound-text.tsx';
import { ConsentBox } from '../../components/consent-box.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { useAge, useIsMinor } from '../../model/use-facts.ts';
import { useFieldValue } from '../../model/use-field.ts';
import { useWizard } from '../../model/wizard-context.ts';
import { PastWorks } from './past-works.tsx';
import { SocialLinks } from './social-links.tsx';

/** As many as the contract takes. */
const most = { looks: 5, cities: 30, roles: 20, projectTypes: 28 };

function Wishes() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const cities = useMemo(() => cityOptions(lists), [lists]);
  const passport = useFieldValue('passportValidUntil');
  const hasRunOut = passport !== '' && passport < todayInIndia();
  return (
    <PageSection title={t('work.wishes.title')} aside={t('optional')}>
      <BoundChoices name="roles" items={lists.roles} most={most.roles} />
      <BoundChoices name="projectTypes" items={lists.project_types} most={most.projectTypes} />
      <BoundChoices name="looks" items={lists.looks} most={most.looks} hint={t('work.wishes.looksHint')} />
      <BoundSearchChips
        name="workCities"
        options={cities}
        most={most.cities}
        placeholder={t('work.wishes.citySearch')}
        hint={t('work.wishes.citiesHint')}
      />
      <BoundToggle name="openToTravel" hint={t('work.wishes.travelHint')} />
      <BoundDate
        name="passportValidUntil"
        hint={t(hasRunOut ? 'work.wishes.passportPast' : 'work.wishes.passportHint')}
      />
    </PageSection>
  );
}

/** For adults only, and for nobody whose age is not known. */
function Comfort() {
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

/** Off until it is said, and never for somebody under 18. */
function Showcase() {
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

/** Page 5: what one has done, and what one would like to do. */
export function WorkPage() {
  const { t } = useTranslation('profileWizard');
  return (
    <>
      <PastWorks />
      <Wishes />
      <SocialLinks />
      <Comfort />
      <PageSection title={t('work.castings.title')} aside={t('optional')}>
        <ConsentBox topic="shown_in_castings" />
      </PageSection>
      <Showcase />
    </>
  );
}
