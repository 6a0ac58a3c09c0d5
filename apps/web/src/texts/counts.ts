import { counted } from './numbers.ts';

/** What is counted in several places. */

export const catalogues = (count: number) => counted(count, 'catalogue', 'catalogues');
export const comments = (count: number) => counted(count, 'comment', 'comments');
export const compounds = (count: number) => counted(count, 'compound', 'compounds');
export const disconnections = (count: number) => counted(count, 'disconnection', 'disconnections');
export const goodDisconnections = (count: number) => counted(count, 'good disconnection', 'good disconnections');
export const groups = (count: number) => counted(count, 'group', 'groups');
export const ideas = (count: number) => counted(count, 'idea', 'ideas');
export const intermediates = (count: number) => counted(count, 'intermediate', 'intermediates');
export const libraries = (count: number) => counted(count, 'library', 'libraries');
export const materials = (count: number) => counted(count, 'material', 'materials');
export const members = (count: number) => counted(count, 'member', 'members');
export const molecules = (count: number) => counted(count, 'molecule', 'molecules');
export const people = (count: number) => counted(count, 'person', 'people');
export const precedents = (count: number) => counted(count, 'precedent', 'precedents');
export const products = (count: number) => counted(count, 'product', 'products');
export const projects = (count: number) => counted(count, 'project', 'projects');
export const queries = (count: number) => counted(count, 'query', 'queries');
export const reactions = (count: number) => counted(count, 'reaction', 'reactions');
export const records = (count: number) => counted(count, 'record', 'records');
export const reports = (count: number) => counted(count, 'report', 'reports');
export const routes = (count: number) => counted(count, 'route', 'routes');
export const rows = (count: number) => counted(count, 'row', 'rows');
export const sessions = (count: number) => counted(count, 'session', 'sessions');
export const sources = (count: number) => counted(count, 'source', 'sources');
export const steps = (count: number) => counted(count, 'step', 'steps');
export const strategies = (count: number) => counted(count, 'strategy', 'strategies');
export const structures = (count: number) => counted(count, 'structure', 'structures');
export const suggestions = (count: number) => counted(count, 'suggestion', 'suggestions');
export const tags = (count: number) => counted(count, 'tag', 'tags');
export const transforms = (count: number) => counted(count, 'transform', 'transforms');
export const users = (count: number) => counted(count, 'user', 'users');
export const variants = (count: number) => counted(count, 'variant', 'variants');
