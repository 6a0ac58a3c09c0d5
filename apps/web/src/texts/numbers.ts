/** One way to write numbers, in screens and in what the server says. */
export { counted, numberText } from '@retron/contract';
