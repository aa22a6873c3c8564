import { fileURLToPath } from 'node:url';

/** The server runs as one file in server/dist; what it brings along lies beside that. */
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const migrationsDirectory = beside('../migrations');
export const workersDirectory = beside('../workers');
export const fontsDirectory = beside('../assets/fonts');
export const demoDirectory = beside('../demo');
export const portraitsDirectory = beside('../demo/portraits');
export const webDirectory = beside('../../web/dist');
export const rendererFile = beside('../../web/dist-render/render.js');
