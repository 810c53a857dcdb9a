import type { Page } from 'playwright';

/** Pastes a text, wherever the focus is. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox ignores what the constructor is given.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}
