export { MetroStation, type MetroLine, type MetroStationProps } from './MetroStation.tsx';
