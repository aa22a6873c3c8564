import '../i18n.ts';
import { Copy, Send } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { type NameFilter, nameFilters, type TalentSearch } from '../../talent-search/index.ts';
import { useSearchLink } from '../api.ts';
import { keepShareable } from '../model/left-out.ts';

interface LinkActionsProps {
  link: string;
  onDone: () => void;
}

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

function LinkActions({ link, onDone }: LinkActionsProps) {
  const { t } = useTranslation('savedSearches');
  const { copy, hasFailed } = useCopy(link, () => {
    toast(t('share.copied'));
    onDone();
  });
  const send = () =>
    navigator.share({ title: t('share.message'), url: link }).then(onDone, (error: unknown) => {
      if (!wasCancelled(error)) logProblem('The share sheet did not open', error);
    });
  return (
    <>
      <TextField
        label={t('share.link')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      {hasFailed && <Alert family="stop">{t('share.copyFailed')}</Alert>}
      <Stack gap={2}>
        <Button
          variant="ink"
          size="lg"
          leftSection={<Copy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('share.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            variant="outline"
            size="lg"
            leftSection={<Send size={18} aria-hidden />}
            onClick={() => void send()}
          >
            {t('share.send')}
          </Button>
        )}
      </Stack>
    </>
  );
}

interface ShareDialogProps {
  search: TalentSearch;
  nameFilter: NameFilter;
  onClose: () => void;
}

const linkTo = (id: string): string =>
  new URL(`${paths.findTalents()}?link=${encodeURIComponent(id)}`, window.location.origin).href;

const errorKeys: Partial<Record<RequestError['code'], 'offline' | 'limited'>> = {
  NETWORK: 'offline',
  RATE_LIMITED: 'limited',
};

export default function ShareDialog({ search, nameFilter, onClose }: ShareDialogProps) {
  const { t } = useTranslation('savedSearches');
  const { kept, leftOut } = keepShareable(search.filters);
  const { data, error, refetch } = useSearchLink({ ...search, filters: kept, page: 1, layout: 'grid' });
  return (
    <Dialog opened onClose={onClose} title={t('share.title')} lead={t('share.lead')}>
      <Stack gap={4}>
        {leftOut.length > 0 && (
          <Alert family="wait">
            {t('share.leftOut', { filters: nameFilters(leftOut, search.filters, nameFilter) })}
          </Alert>
        )}
        {error && (
          <Alert
            family="stop"
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {t('share.retry')}
              </Button>
            }
          >
            {t(`share.${errorKeys[readRequestError(error).code] ?? 'failed'}`)}
          </Alert>
        )}
        {!data && !error && (
          <Waiting label={t('share.making')}>
            <Skeleton height="11.5rem" />
          </Waiting>
        )}
        {data && <LinkActions link={linkTo(data.id)} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}
