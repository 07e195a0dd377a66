export { SocialLinks, type SocialLink, type SocialLinksProps, type SocialSign } from './SocialLinks.tsx';
