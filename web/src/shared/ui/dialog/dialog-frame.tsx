import { useTranslation } from '../../i18n/use-translation.ts';
import { moduleOnDemand } from '../../lib/module-on-demand.ts';
import { LoadingLine } from '../loading-line/loading-line.tsx';
import { toast } from '../toast/toast.ts';
import type { DialogFrameProps } from './dialog-window.tsx';

const dialogWindow = moduleOnDemand(() => import('./dialog-window.tsx'));

export const preloadDialogs = dialogWindow.preload;

/** A modal. Its code loads when someone starts to use the page, at the latest when the first one opens. */
export function DialogFrame(props: DialogFrameProps) {
  const { t } = useTranslation('controls');
  const module = dialogWindow.useModule(props.opened, () => {
    toast(t('notOpened'), { severity: 'error' });
    props.onClose();
  });
  if (!module) return props.opened && <LoadingLine />;
  return <module.DialogWindow {...props} />;
}
