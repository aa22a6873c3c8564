import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useSharePreview } from '../api.ts';
import classes from './share-project.module.css';
import { Asked, SharedFacts } from './shared-sheet.tsx';

interface SharePreviewProps {
  recruiterId: number;
  projectId: number;
  characterId: number;
  message: string;
}

/** As the talent will read it. */
export function SharePreview({ message, ...place }: SharePreviewProps) {
  const { t } = useTranslation('sharing');
  const query = useSharePreview(place);
  return (
    <QueryState query={query} thing={t('thing')} level={3} waiting={<SkeletonText lines={8} />}>
      {(preview) =>
        preview && (
          <div className={classes.sheet}>
            <div className={classes.sheetHead}>
              <ProjectPoster title={preview.title} line={preview.project_type} size="sm" />
              <div>
                <h3 className={classes.sheetTitle}>
                  {preview.character.name}, <em>{preview.title}</em>
                </h3>
                <p className={classes.quiet}>
                  {preview.project_type}. {preview.recruiter.name}, {preview.recruiter.company}
                </p>
              </div>
            </div>
            {message.trim() !== '' && <blockquote className={classes.words}>{message.trim()}</blockquote>}
            {preview.character.brief && <p className={classes.brief}>{preview.character.brief}</p>}
            <SharedFacts about={preview} character={preview.character} />
            <div>
              <h4 className={classes.label}>{t('sheet.asks')}</h4>
              <Asked character={preview.character} />
            </div>
            <p className={classes.quiet}>
              {preview.documents.length === 0
                ? t('preview.noDocuments')
                : t('preview.documents', {
                    count: preview.documents.length,
                    titles: preview.documents.join(', '),
                  })}
            </p>
          </div>
        )
      }
    </QueryState>
  );
}
