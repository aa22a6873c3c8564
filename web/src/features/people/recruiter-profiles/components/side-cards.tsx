import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { Flag, Globe, Link2, type LucideIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './side-cards.module.css';

type Answering = NonNullable<RecruiterProfile['answering']>;

const blocks = Array.from({ length: 24 }, (_, block) => block);

function Meter({ percent }: { percent: number }) {
  const { t } = useTranslation('recruiterProfile');
  const filled = Math.floor((percent * blocks.length) / 100);
  return (
    <div className={classes.meter} role="img" aria-label={t('replies.meter', { percent })}>
      {blocks.map((block) => (
        <span key={block} data-filled={block < filled || undefined} />
      ))}
    </div>
  );
}

function Figures({ answering }: { answering: Answering }) {
  const { t } = useTranslation('recruiterProfile');
  const { applications, answered_percent: percent, final_answer_days: days, auditions } = answering;
  const count = Math.max(1, days ?? 1);
  return (
    <>
      <Meter percent={percent} />
      <p className={classes.text}>
        <Trans
          t={t}
          i18nKey="replies.got"
          values={{ percent, shown: formatCount(applications) }}
          components={{ b: <b /> }}
        />
      </p>
      <Facts>
        {days !== null && <Fact label={t('replies.final')}>{t('replies.within', { count })}</Fact>}
        {auditions > 0 && <Fact label={t('replies.auditions')}>{formatCount(auditions)}</Fact>}
      </Facts>
    </>
  );
}

interface RepliesCardProps {
  answering: RecruiterProfile['answering'];
  action: ReactNode;
}

/** How many applications got a reply, and how soon. */
export function RepliesCard({ answering, action }: RepliesCardProps) {
  const { t } = useTranslation('recruiterProfile');
  return (
    <section className={classes.card} aria-labelledby="replies">
      <SectionTitle id="replies">{t('replies.title')}</SectionTitle>
      {answering ? <Figures answering={answering} /> : <p className={classes.text}>{t('replies.tooFew')}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </section>
  );
}

/** lanterncasting.example, without https://, www. and the last slash. */
const shortAddress = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  return `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname.replace(/\/$/, '')}`;
};

function OutsideLink({ address, icon: Icon }: { address: string; icon: LucideIcon }) {
  const { t } = useTranslation('recruiterProfile');
  const shown = shortAddress(address);
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        aria-label={t('company.outside', { address: shown })}
      >
        <Icon size={16} aria-hidden />
        {shown}
      </a>
    </li>
  );
}

interface CompanyCardProps {
  recruiter: RecruiterProfile;
  /** Leaves out messaging and reporting. */
  isOwner: boolean;
}

export function CompanyCard({ recruiter, isOwner }: CompanyCardProps) {
  const { t } = useTranslation('recruiterProfile');
  const { company, website, links, city, name, first_name, is_verified } = recruiter;
  // Their own name alone says nothing that is not on the page already.
  const isEmpty = company === name && !website && links.length === 0 && !city;
  if (isOwner && isEmpty) return null;
  return (
    <section className={classes.card} aria-labelledby="company">
      <h2 className={classes.title} id="company">
        {company}
      </h2>
      <ul className={classes.links}>
        {website && <OutsideLink address={website} icon={Globe} />}
        {links.map((link) => (
          <OutsideLink key={link} address={link} icon={Link2} />
        ))}
        {city && (
          <li>
            <MapPin size={16} aria-hidden />
            {[city.name, city.state].filter(Boolean).join(', ')}
          </li>
        )}
      </ul>
      {!isOwner && (
        <>
          <p className={classes.small}>{t('company.write', { name: first_name })}</p>
          {!is_verified && <p className={classes.small}>{t('company.unverified')}</p>}
          {/* A full page load, because the form there reads the referrer. */}
          <ButtonAnchor
            href={`${paths.support()}#ask-us`}
            className={classes.report}
            variant="outline"
            leftSection={<Flag size={16} aria-hidden />}
            aria-label={t('company.reportOf', { name })}
          >
            {t('company.report')}
          </ButtonAnchor>
        </>
      )}
    </section>
  );
}
