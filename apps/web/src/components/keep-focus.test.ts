import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><nav><a href="/">Dashboard</a></nav><main tabindex="-1">
      <button id="add">Add</button>
      <ul><li><button id="first">Delete first</button></li><li><button id="second">Delete second</button></li></ul>
    </main></div>`;
  end = keepFocus(document);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const get = (id: string) => document.getElementById(id) as HTMLElement;
/** As long as the browser needs to tell of what has changed. */
const settled = () => new Promise((done) => setTimeout(done, 20));
const focused = () => document.activeElement?.id || document.activeElement?.tagName;

describe('the focus', () => {
  it('goes to what has taken the place of a row that is gone', async () => {
    get('first').focus();
    get('first').closest('li')?.remove();
    await settled();
    expect(focused()).toBe('second');
  });

  it('goes to the row before where the last is gone, and out of the list where none is left', async () => {
    get('second').focus();
    get('second').closest('li')?.remove();
    await settled();
    expect(focused()).toBe('first');
    get('first').closest('li')?.remove();
    await settled();
    expect(focused()).toBe('MAIN');
  });

  it('goes back to what opened a drawer or a dialog that closes', async () => {
    get('second').focus();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<aside><button id="close">Close</button></aside>');
    get('close').focus();
    document.querySelector('aside')?.remove();
    await settled();
    expect(focused()).toBe('second');
  });

  it('goes to the neighbour of a row that its dialog deleted', async () => {
    get('first').focus();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div data-portal="true"><div role="dialog"><button id="yes">Delete</button></div></div>',
    );
    get('yes').focus();
    get('first').closest('li')?.remove();
    document.querySelector('[data-portal]')?.remove();
    await settled();
    expect(focused()).toBe('second');
  });

  it('comes back to a button that is disabled until the server has answered', async () => {
    const button = get('first') as HTMLButtonElement;
    button.focus();
    // What a browser does at its next frame, and jsdom does not.
    button.blur();
    button.disabled = true;
    await settled();
    expect(focused()).toBe('BODY');
    button.disabled = false;
    await settled();
    expect(focused()).toBe('first');
  });

  it('goes to the neighbour of a button that stays disabled, and leaves who has gone elsewhere meanwhile', async () => {
    for (const isElsewhere of [false, true]) {
      const button = get('first') as HTMLButtonElement;
      button.disabled = false;
      button.focus();
      button.blur();
      button.disabled = true;
      await settled();
      if (isElsewhere) get('add').focus();
      await new Promise((done) => setTimeout(done, 1100));
      expect(focused()).toBe(isElsewhere ? 'add' : 'second');
    }
  });

  it('goes to the content where the page is another', async () => {
    get('add').focus();
    const main = document.querySelector('main');
    if (main) main.innerHTML = '<h1>Another page</h1>';
    await settled();
    expect(focused()).toBe('MAIN');
  });

  it('stays where somebody else has set it, and with what only lost it', async () => {
    get('first').focus();
    get('first').closest('li')?.remove();
    get('add').focus();
    await settled();
    expect(focused()).toBe('add');
    get('add').blur();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p>News</p>');
    await settled();
    expect(focused()).toBe('BODY');
  });
});
