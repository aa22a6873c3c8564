import type { IncomingMessage } from 'node:http';
import { resumableUploadsPath } from '@callboard/contract/gallery';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { Pieces } from './pieces.ts';

/** Who sends a request and what it is about, decided before the protocol is spoken. */
export interface Sender {
  readonly ownerId: number;
  readonly name: string;
}

/** A request as the protocol sees it; the one it was made from is what we know. */
interface WithSocket {
  readonly runtime?: { readonly node?: { readonly req: object } | undefined } | undefined;
}

interface TusOptions {
  readonly pieces: Pieces;
  readonly finish: (sender: Sender) => Promise<void>;
}

/** Speaks the tus protocol: where to go on, take the next piece. Who may and how much is decided before. */
export function createTusServer({ pieces, finish }: TusOptions) {
  const senders = new WeakMap<object, Sender>();
  const senderOf = ({ runtime }: WithSocket) => {
    const sender = runtime?.node && senders.get(runtime.node.req);
    if (!sender) throw new Error('A request that nobody let in');
    return sender;
  };

  const datastore = new FileStore({ directory: pieces.directory });
  // The length is always known beforehand; when an upload ends, and stopping it, are ours.
  datastore.extensions = ['creation', 'creation-with-upload'];
  const server = new Server({
    path: resumableUploadsPath,
    datastore,
    relativeLocation: true,
    // Only pages of ours send anything here.
    allowedOrigins: [],
    namingFunction: (request) => senderOf(request).name,
    onUploadFinish: async (request) => {
      await finish(senderOf(request));
      return {};
    },
  });

  return {
    handle(request: IncomingMessage, response: Parameters<typeof server.handle>[1], sender: Sender) {
      senders.set(request, sender);
      return server.handle(request, response);
    },
  };
}
