export { RatingDisc, RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
