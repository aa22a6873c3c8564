import {
  BriefcaseBusiness,
  ChevronRight,
  CircleDashed,
  Clapperboard,
  GraduationCap,
  IdCard,
  Images,
  Languages,
  type LucideIcon,
  MapPin,
  Quote,
  Ruler,
  UserRound,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { type ProfileSection, paths } from '../../../../shared/lib/paths.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { useCities } from '../../../site/reference/index.ts';
import { useGalleryItems } from '../api.ts';
import { type ProfileFacts, type SectionSummary, summariseSection } from '../model/section-summaries.ts';
import { useIsMinor } from '../model/use-progress.ts';
import { useWizard } from '../model/wizard-context.ts';
import classes from './section-list.module.css';
import wizardClasses from './wizard.module.css';
import { FrozenNotice } from './wizard-pages.tsx';

const groups = {
  you: ['about', 'story', 'photos', 'body'],
  work: ['skills', 'education', 'work', 'preferences'],
  business: ['manager', 'identity'],
} as const satisfies Record<string, readonly ProfileSection[]>;

const groupNames = ['you', 'work', 'business'] as const;

const icons: Record<ProfileSection, LucideIcon> = {
  about: UserRound,
  story: Quote,
  photos: Images,
  body: Ruler,
  skills: Languages,
  education: GraduationCap,
  work: Clapperboard,
  preferences: MapPin,
  manager: BriefcaseBusiness,
  identity: IdCard,
};

const isId = (entry: number | string | null): entry is number => typeof entry === 'number';

function useFacts(): ProfileFacts & { cover: string | undefined } {
  const { wizard, payload, lists } = useWizard();
  const { saving, works } = wizard;
  const { data: gallery } = useGalleryItems(wizard.userId);
  const rows = useSyncExternalStore(works.subscribe, works.rows);
  const ids = [saving.value('residence'), ...saving.value('workCities')].filter(isId);
  const cities = useCities(ids, lists.cities);
  return {
    value: (name) => saving.value(name),
    lists: { ...lists, cities: [...lists.cities, ...cities] },
    gallery,
    works: rows.map((row) => row.saving.value('title')).filter((title) => title.trim() !== ''),
    proof: payload.id_proof.status,
    isMinor: useIsMinor(),
    cover: gallery?.find(({ is_cover_photo }) => is_cover_photo)?.card_url ?? undefined,
  };
}

interface SectionRowProps extends SectionSummary {
  section: ProfileSection;
}

function SectionRow({ section, holds, missing }: SectionRowProps) {
  const { t } = useTranslation('profileWizard');
  const Icon = icons[section];
  return (
    <li>
      <Link className={classes.link} to={paths.editTalentSection(section)} state={{ from: 'sections' }}>
        <span className={classes.icon}>
          <Icon size={20} aria-hidden />
        </span>
        <span className={classes.text}>
          <span className={classes.name}>{t(`sections.${section}`)}</span>
          {holds.length > 0 && <span className={classes.holds}>{holds.join(' · ')}</span>}
          {missing && (
            <span className={classes.missing}>
              <CircleDashed size={14} aria-hidden />
              {t(`sections.missing.${missing}`)}
            </span>
          )}
        </span>
        <ChevronRight className={classes.chevron} size={18} aria-hidden />
      </Link>
    </li>
  );
}

/** Every section of the profile with what it holds now, each a link to its form. */
export function SectionList() {
  const { t } = useTranslation('profileWizard');
  const { payload, isReadOnly } = useWizard();
  const { cover, ...facts } = useFacts();
  usePageTitle(t('titlePublished'));
  const summary = (section: ProfileSection) => summariseSection(section, facts, t);
  const open = Object.values(groups)
    .flat()
    .filter((section) => summary(section).missing).length;
  return (
    <div className={classes.pane}>
      <header className={classes.head}>
        {cover && <img className={classes.cover} src={cover} alt="" />}
        <div>
          <h1 className={wizardClasses.title}>{t('sections.title')}</h1>
          <p className={classes.lead}>
            {open > 0 ? t('sections.canAdd', { count: open }) : t('sections.allComplete')}
          </p>
          <Link className={classes.see} to={paths.talent(payload.userUniqueId)}>
            {t('review.done.see')}
          </Link>
        </div>
      </header>
      {isReadOnly && <FrozenNotice />}
      {groupNames.map((group) => (
        <section key={group} aria-labelledby={`sections-${group}`}>
          <SectionTitle id={`sections-${group}`}>{t(`sections.groups.${group}`)}</SectionTitle>
          <ul className={classes.list}>
            {groups[group].map((section) => (
              <SectionRow key={section} section={section} {...summary(section)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
