import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { type ProfileSection, paths } from '../../../../shared/lib/paths.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { goToTarget, pageInAddress, sectionInAddress, sectionOfPage, targetId } from '../model/pages.ts';
import { useInvalidFields } from '../model/use-save-status.ts';
import { useWizard } from '../model/wizard-context.ts';
import { AboutPage } from '../pages/about/about-page.tsx';
import { BodyPage } from '../pages/body/body-page.tsx';
import { ManagerSection } from '../pages/review/manager-section.tsx';
import { ProofSection } from '../pages/review/proof-section.tsx';
import { AbilitySections, EducationSections } from '../pages/skills/skills-page.tsx';
import { PastWorkSection } from '../pages/work/past-work-section.tsx';
import { StorySection } from '../pages/work/story-section.tsx';
import { PreferenceSections } from '../pages/work/work-page.tsx';
import bar from './next-step.module.css';
import classes from './section-editor.module.css';
import { SectionList } from './section-list.tsx';
import wizardClasses from './wizard.module.css';
import { FrozenNotice, PhotosPage, RequiredNote, useTargetOnPage } from './wizard-pages.tsx';

const withRequired: ReadonlySet<ProfileSection> = new Set(['about', 'body', 'skills']);

/** Back to where the section was opened from, else to the profile. What has to be fixed here is shown first, once. */
function useDone(section: ProfileSection) {
  const { wizard, payload } = useWizard();
  const invalid = useInvalidFields(wizard);
  const [warnedOn, setWarnedOn] = useState<ProfileSection>();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const isOneStepBack = state?.from !== undefined;
  const leave = async () => {
    setIsBusy(true);
    await wizard.flush();
    setIsBusy(false);
    if (isOneStepBack) void navigate(-1);
    else void navigate(paths.talent(payload.userUniqueId));
  };
  const done = () => {
    const isShown = warnedOn !== section && invalid.some(({ field }) => goToTarget(targetId(field)));
    if (isShown) setWarnedOn(section);
    else void leave();
  };
  return { done, isBusy };
}

function OneSection({ section, gallery }: { section: ProfileSection; gallery: ReactNode }) {
  const { t } = useTranslation('profileWizard');
  const { isReadOnly } = useWizard();
  const title = useTargetOnPage(section);
  const { done, isBusy } = useDone(section);
  usePageTitle(`${t('titlePublished')}: ${t(`sections.${section}`)}`);
  const forms: Record<ProfileSection, () => ReactNode> = {
    about: () => <AboutPage />,
    story: () => <StorySection />,
    photos: () => <PhotosPage gallery={gallery} />,
    body: () => <BodyPage />,
    skills: () => <AbilitySections />,
    education: () => <EducationSections />,
    work: () => <PastWorkSection />,
    preferences: () => <PreferenceSections />,
    manager: () => <ManagerSection />,
    identity: () => <ProofSection />,
  };
  return (
    <>
      <div className={classes.pane}>
        <div className={wizardClasses.column}>
          <header className={wizardClasses.head}>
            <h1 className={wizardClasses.title} ref={title} tabIndex={-1}>
              {t(`sections.${section}`)}
            </h1>
            {withRequired.has(section) && <RequiredNote />}
          </header>
          {isReadOnly && section !== 'photos' && <FrozenNotice />}
          <Stack gap={6} key={section}>
            {forms[section]()}
          </Stack>
        </div>
      </div>
      <section className={bar.bar} aria-label={t('bar.label')}>
        <div className={bar.line}>
          <p className={bar.text}>
            <Check size={16} aria-hidden />
            <span>{t('bar.published')}</span>
          </p>
          <div className={bar.buttons}>
            <Button size="lg" onClick={done} loading={isBusy}>
              {t('bar.done')}
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}

/** A published profile is edited one section at a time. */
export function SectionEditor({ gallery }: { gallery: ReactNode }) {
  const [search] = useSearchParams();
  const page = pageInAddress(search);
  const section = sectionInAddress(search) ?? (page && sectionOfPage(page));
  return (
    <div className={wizardClasses.wizard}>
      {section ? <OneSection section={section} gallery={gallery} /> : <SectionList />}
    </div>
  );
}
