import { ChevronLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { translatorOf, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { isLastListOneStepBack, lastList } from '../../../../shared/lib/last-list.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { describeNextDays } from '../../../../shared/ui/next-days/describe-days.ts';
import { ProfileHeader } from '../../../../shared/ui/profile-header/profile-header.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import type { Translate } from '../model/facts.ts';
import { lineOf } from '../model/profile-line.ts';
import { fullProfileOf, galleryOf, type TalentView } from '../model/talent-view.ts';
import { Availability } from './availability.tsx';
import { Photos } from './photos.tsx';
import {
  Achievements,
  EditLink,
  Glance,
  Measurements,
  NowWorkingOn,
  OpenTo,
  OwnView,
  PastWorks,
  Reels,
  Skills,
} from './profile-sections.tsx';
import classes from './profile-sheet.module.css';

interface ShownStatus {
  readonly name: StatusName;
  /** Instead of the usual label. */
  readonly text?: string;
}

function availabilityOf(view: TalentView): ShownStatus[] {
  const days = fullProfileOf(view)?.days ?? [];
  const status = describeNextDays(days, translatorOf('controls'));
  return status ? [status] : [];
}

function ownStatusOf(view: TalentView): ShownStatus[] {
  if (view.as !== 'own') return [];
  if (!view.talent.is_profile_creation_completed) return [{ name: 'draft' }];
  return view.talent.isFreezed ? [{ name: 'frozen' }] : [];
}

/** Guests see none. */
function statusesOf(view: TalentView, t: Translate): ShownStatus[] {
  const full = fullProfileOf(view);
  if (!full) return [];
  return [
    ...ownStatusOf(view),
    ...availabilityOf(view),
    ...(view.as === 'unlocked' ? [{ name: 'unlocked' } as const] : []),
    ...(full.is_id_verified ? [{ name: 'confirmed', text: t('status.identity') } as const] : []),
  ];
}

function Header({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  return (
    <ProfileHeader
      name={view.talent.name}
      line={lineOf(view, t)}
      statuses={statusesOf(view, t).map(({ name, text }) => ({
        key: name,
        chip: text ? <Status name={name}>{text}</Status> : <Status name={name} />,
      }))}
      about={view.talent.about?.trim()}
      labels={{ more: t('readAll'), less: t('fewer') }}
    />
  );
}

interface ProfileTopProps {
  backTo: 'findTalents' | 'dashboard';
  children?: ReactNode;
}

/** Back to the list as it was left: its filters, its page, and where it was scrolled to. */
function useWayBack(backTo: ProfileTopProps['backTo']) {
  const navigate = useNavigate();
  const from = backTo === 'findTalents' ? lastList() : undefined;
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!from || !isPlain || !isLastListOneStepBack()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return { name: from?.list ?? backTo, link: { to: from?.address ?? paths[backTo](), onClick } };
}

/** The link back, and buttons for the whole page. */
export function ProfileTop({ backTo, children }: ProfileTopProps) {
  const { t } = useTranslation('talentProfile');
  const { name, link } = useWayBack(backTo);
  return (
    <div className={classes.top}>
      <nav aria-label={t('places')}>
        <Link className={classes.back} {...link}>
          <ChevronLeft size={16} aria-hidden /> {t(name)}
        </Link>
      </nav>
      {children}
    </div>
  );
}

interface ProfileSheetProps {
  view: TalentView;
  top: ReactNode;
  /** What this viewer can do here. */
  side: ReactNode;
  /** The same at the foot of a phone. */
  bar?: ReactNode;
}

/** The profile itself. Sections without content are left out. */
export function ProfileSheet({ view, top, side, bar }: ProfileSheetProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <OwnView value={view.as === 'own'}>
      <article className={classes.page} data-as={view.as}>
        {top}
        <div className={classes.sheet}>
          <div className={classes.cover}>
            <Photos photos={galleryOf(view, 'photo')} name={view.talent.name} />
            <p className={classes.edits}>
              <EditLink section="photos" title={t('owner.photos')} />
            </p>
          </div>
          <div className={classes.main}>
            <div className={classes.lead}>
              <Header view={view} />
              <p className={classes.edits}>
                <EditLink section="story" title={t('owner.story')} />
              </p>
              <Glance view={view} />
              <Skills view={view} />
            </div>
            <div className={classes.rest}>
              <Reels view={view} />
              <Availability view={view} />
              <PastWorks works={view.talent.past_work} />
              <OpenTo view={view} />
              <Achievements view={view} />
              <NowWorkingOn view={view} />
            </div>
          </div>
          <div className={classes.measurements}>
            <Measurements view={view} />
          </div>
          <aside className={classes.side}>{side}</aside>
        </div>
        {bar}
      </article>
    </OwnView>
  );
}

const thumbs = [1, 2, 3, 4, 5];

/** The page while it loads, or while the owner changes the view. */
export function SheetSkeleton({ top }: { top: ReactNode }) {
  const { t } = useTranslation('talentProfile');
  const { t: controls } = useTranslation('controls');
  return (
    <div className={classes.page}>
      {top}
      <Waiting label={controls('query.loading', { thing: t('thing') })}>
        <div className={classes.sheet}>
          <div className={classes.cover}>
            <div className={classes.coverSkeleton}>
              <Skeleton />
            </div>
            <div className={classes.thumbSkeletons}>
              {thumbs.map((thumb) => (
                <Skeleton key={thumb} aspectRatio="4 / 5" />
              ))}
            </div>
          </div>
          <div className={classes.main}>
            <div className={`${classes.lead} ${classes.textSkeleton}`}>
              <Skeleton width="min(100%, 20rem)" height="3.25rem" />
              <Skeleton width="min(100%, 26rem)" height="1.25rem" />
              <Skeleton width="9rem" height="1.375rem" />
              <SkeletonText lines={3} />
              <Skeleton height="2.25rem" />
              <SkeletonText lines={6} />
            </div>
          </div>
          <div className={classes.side}>
            <Skeleton height="14rem" />
          </div>
        </div>
      </Waiting>
    </div>
  );
}
