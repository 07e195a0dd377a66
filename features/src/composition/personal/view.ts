export { PersonalArea, type PersonalAreaProps } from './PersonalArea.tsx';
export { PersonalHome } from './PersonalHome.tsx';
