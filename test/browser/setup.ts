import { findBrowser } from './find';

export default async function setup(): Promise<void> {
  await findBrowser();
}
