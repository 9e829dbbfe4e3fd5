CREATE TABLE "outline" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"outline" jsonb,
	"source" jsonb,
	"name" text NOT NULL,
	"engine" text,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "length_minutes" integer;--> statement-breakpoint
ALTER TABLE "outline" ADD CONSTRAINT "outline_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;