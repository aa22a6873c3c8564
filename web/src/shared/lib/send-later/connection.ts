/** Whether the browser is online. It may say yes where nothing gets through, never no where something does. */
export interface Connection {
  isOnline(): boolean;
  /** Calls back when it is online again; answers how to stop that. */
  onOnline(listener: () => void): () => void;
}

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};
