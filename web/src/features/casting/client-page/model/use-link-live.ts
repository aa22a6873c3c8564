import type { GuestSignIn } from '@callboard/contract/live';
import { useEffect, useEffectEvent } from 'react';
import { logProblem } from '../../../../shared/lib/log-problem.ts';

interface LinkLiveOptions {
  /** The open link and who reads it; undefined while there is nothing to listen to. */
  readonly link: GuestSignIn | undefined;
  readonly onChange: () => void;
  readonly onConnection: (isConnected: boolean) => void;
}

/** Hears that the link shows something else or has ended. The script loads after the page. */
export function useLinkLive({ link, onChange, onConnection }: LinkLiveOptions): void {
  const change = useEffectEvent(onChange);
  const connection = useEffectEvent(onConnection);
  const share = link?.share;
  const visitor = link?.visitor;
  useEffect(() => {
    if (share === undefined || visitor === undefined) return;
    let isLeft = false;
    let close: () => void = () => undefined;
    const open = async () => {
      const { openLinkConnection } = await import('./link-connection.ts');
      if (isLeft) return;
      close = openLinkConnection({ share, visitor }, { onChange: change, onConnection: connection });
    };
    open().catch((error: unknown) => logProblem('The live channel of a link was not opened', error));
    return () => {
      isLeft = true;
      close();
      connection(false);
    };
  }, [share, visitor]);
}
