// Mantine's segmented control with the style sheets it is drawn by.
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

export { SegmentedControl } from '@mantine/core';
