import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

const { bytes, width, height } = workerData;
const images = await decode.all({ buffer: bytes });
// A file may hold more than one; the one it is known for has the size that its head told.
const wanted = images.find((image) => image.width === width && image.height === height) ?? images[0];
const { data, ...size } = await wanted.decode();
parentPort.postMessage({ ...size, data }, [data.buffer]);
