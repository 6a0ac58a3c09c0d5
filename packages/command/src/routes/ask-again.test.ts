import { ThreadLost } from '@retron/threads';
import { expect, it } from 'vitest';
import { askAgain } from './ask-again.ts';

/** Loses its thread so many times before it answers. */
function losing(times: number) {
  const heard = { asked: 0, lost: 0 };
  const ask = async () => {
    heard.asked++;
    if (heard.asked <= times) throw new ThreadLost('the thread ended with 1');
    return 'an answer';
  };
  const answer = askAgain(ask, () => {
    heard.lost++;
  });
  return { heard, answer };
}

it('asks a question again whose thread was lost', async () => {
  const { heard, answer } = losing(2);
  expect(await answer).toBe('an answer');
  expect(heard).toEqual({ asked: 3, lost: 2 });
});

it('gives a question up that three threads were lost over', async () => {
  const { heard, answer } = losing(9);
  await expect(answer).rejects.toThrow('the thread ended with 1');
  expect(heard).toEqual({ asked: 3, lost: 3 });
});

it('does not ask again what is a bug', async () => {
  let asked = 0;
  const ask = () => {
    asked++;
    return Promise.reject(new Error('a bug'));
  };
  await expect(askAgain(ask, () => undefined)).rejects.toThrow('a bug');
  expect(asked).toBe(1);
});
