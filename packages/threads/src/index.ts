export { startThread, type ThreadProgram } from './start-thread.ts';
export { answerCalls, type ThreadFunctions } from './thread-calls.ts';
export {
  type CallOptions,
  CallTooLong,
  GroupBusy,
  ThreadLost,
  type ThreadPatience,
  ThreadPool,
  ThreadsBusy,
} from './thread-pool.ts';
export { ownThreadId, threadCpuMs } from './thread-time.ts';
