import { SavedLink, SharedLink } from '../../../features/search/saved-searches/index.ts';
import '../../../features/search/talent-filters/i18n.ts';
import { findTalents } from '../../../shared/i18n/en/find-talents.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';
import classes from './find-talents-page.module.css';
import { FoundBySearch } from './search-layout.tsx';
import { useSearchInAddress } from './use-search-params.ts';

registerTranslations('findTalents', { en: findTalents });

export function Component() {
  const { search, link, saved, change } = useSearchInAddress();
  if (link !== null || saved !== null) {
    return (
      <div className={classes.alone}>
        {saved !== null && <SavedLink id={saved} />}
        {saved === null && link !== null && <SharedLink link={link} />}
      </div>
    );
  }
  return <FoundBySearch search={search} change={change} />;
}
