import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { Flag, Globe, Link2, MapPin } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { shortAddress } from '../model/recruiter-words.ts';
import classes from './side-card.module.css';

function Outside({ address, icon: Icon }: { address: string; icon: typeof Globe }) {
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
  /** Nobody writes to or reports themselves. */
  isOwner: boolean;
}

export function CompanyCard({ recruiter, isOwner }: CompanyCardProps) {
  const { t } = useTranslation('recruiterProfile');
  const { company, website, links, city, name, first_name, is_verified } = recruiter;
  return (
    <section className={classes.card} aria-labelledby="company">
      <h2 className={classes.title} id="company">
        {company}
      </h2>
      <ul className={classes.links}>
        {website && <Outside address={website} icon={Globe} />}
        {links.map((link) => (
          <Outside key={link} address={link} icon={Link2} />
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
          {/* A whole new page: the form there reads off where one came from. */}
          <ButtonAnchor
            href={`${paths.support()}#ask-us`}
            className={classes.report ?? ''}
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
